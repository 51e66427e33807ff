/* Prints the text that libvterm makes of the bytes on standard input: what has scrolled out, then
   the screen, without the blanks at the ends of rows. Arguments: columns rows. */
#include <stdio.h>
#include <stdlib.h>
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

  static char bytes[1 << 22];
  size_t length = fread(bytes, 1, sizeof bytes, stdin);
  for (size_t start = 0; start < length;) {
    size_t end = start + 4096 < length ? start + 4096 : length;
    while (end < length && ((unsigned char)bytes[end] & 0xC0) == 0x80) end++;
    vterm_input_write(terminal, bytes + start, end - start);
    start = end;
  }

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
