/* Prints the text that libvterm makes of the bytes on standard input: what has scrolled out, then
   the screen, without the blanks at the ends of rows. Arguments: columns rows. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vterm.h>

static void print_scalar(uint32_t scalar) {
  if (scalar < 0x80) {
    putchar(scalar);
  } else if (scalar < 0x800) {
    printf("%c%c", 0xC0 | scalar >> 6, 0x80 | (scalar & 63));
  } else if (scalar < 0x10000) {
    printf("%c%c%c", 0xE0 | scalar >> 12, 0x80 | (scalar >> 6 & 63), 0x80 | (scalar & 63));
  } else {
    printf("%c%c%c%c", 0xF0 | scalar >> 18, 0x80 | (scalar >> 12 & 63),
           0x80 | (scalar >> 6 & 63), 0x80 | (scalar & 63));
  }
}

static void print_row(const VTermScreenCell *cells, int columns) {
  while (columns > 0 && (cells[columns - 1].chars[0] == 0 || cells[columns - 1].chars[0] == ' ')) {
    columns--;
  }
  for (int column = 0; column < columns; column++) {
    const uint32_t *scalars = cells[column].chars;
    if (scalars[0] == (uint32_t)-1) continue; /* the second half of a wide character */
    if (scalars[0] == 0) putchar(' ');
    for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && scalars[i]; i++) print_scalar(scalars[i]);
  }
  putchar('\n');
}

static int scrolled_out(int columns, const VTermScreenCell *cells, void *user) {
  print_row(cells, columns);
  return 1;
}

int main(int count, char **arguments) {
  if (count != 3) return 64;
  int columns = atoi(arguments[1]), rows = atoi(arguments[2]);
  VTerm *terminal = vterm_new(rows, columns);
  vterm_set_utf8(terminal, 1);
  VTermScreen *screen = vterm_obtain_screen(terminal);
  VTermScreenCallbacks callbacks = {.sb_pushline = scrolled_out};
  vterm_screen_set_callbacks(screen, &callbacks, NULL);
  vterm_screen_reset(screen, 1);

  /* A sequence of UTF-8 must not be cut between two writes, and a write must not be long. */
  static char bytes[4096 + 8];
  size_t kept = 0, length;
  while ((length = fread(bytes + kept, 1, 4096, stdin)) > 0) {
    size_t end = length += kept;
    while (end > 0 && ((unsigned char)bytes[end - 1] & 0xC0) == 0x80) end--;
    if (end > 0 && (unsigned char)bytes[end - 1] >= 0xC0) end--;
    else end = length;
    vterm_input_write(terminal, bytes, end);
    kept = length - end;
    memmove(bytes, bytes + end, kept);
  }
  vterm_input_write(terminal, bytes, kept);

  VTermScreenCell *cells = calloc(columns, sizeof *cells);
  for (int row = 0; row < rows; row++) {
    for (int column = 0; column < columns; column++) {
      vterm_screen_get_cell(screen, (VTermPos){row, column}, &cells[column]);
    }
    print_row(cells, columns);
  }
  free(cells);
  vterm_free(terminal);
  return 0;
}
