/* Prints the text that libvterm makes of the bytes on standard input: what has scrolled out, then
   the screen, without the blanks at the ends of rows; with "cells", also how the screen's cells look.
   Arguments: columns rows [cells]. */
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

static void describe_color(char *text, const VTermColor *color, int is_default) {
  if (is_default) sprintf(text, "-");
  else if (VTERM_COLOR_IS_INDEXED(color)) sprintf(text, "%d", color->indexed.idx);
  else sprintf(text, "%d,%d,%d", color->rgb.red, color->rgb.green, color->rgb.blue);
}

/* The look of a cell: its colours and attributes; of a space only what is seen. */
static void describe(char *text, const VTermScreenCell *cell) {
  char foreground[24], background[24];
  int is_space = cell->chars[0] == 0 || cell->chars[0] == ' ';
  int is_seen = !is_space || cell->attrs.underline || cell->attrs.strike || cell->attrs.reverse;
  describe_color(foreground, &cell->fg, !is_seen || VTERM_COLOR_IS_DEFAULT_FG(&cell->fg));
  describe_color(background, &cell->bg, VTERM_COLOR_IS_DEFAULT_BG(&cell->bg));
  sprintf(text, "%s/%s%s%s%s%s%s", foreground, background,
          is_seen && cell->attrs.bold ? " bold" : "", is_seen && cell->attrs.italic ? " italic" : "",
          cell->attrs.underline ? " underline" : "", cell->attrs.reverse ? " inverse" : "",
          cell->attrs.strike ? " strike" : "");
}

static void print_looks(const VTermScreenCell *cells, int columns, int row) {
  char look[80], next[80];
  for (int start = 0, end; start < columns; start = end) {
    describe(look, &cells[start]);
    end = start;
    do {
      end += cells[end].width;
      if (end < columns) describe(next, &cells[end]);
    } while (end < columns && strcmp(look, next) == 0);
    if (strcmp(look, "-/-") != 0) printf("%d:%d-%d %s\n", row, start, end, look);
  }
}

int main(int count, char **arguments) {
  if (count != 3 && count != 4) return 64;
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
  for (int row = 0; count == 4 && row < rows; row++) {
    for (int column = 0; column < columns; column++) {
      vterm_screen_get_cell(screen, (VTermPos){row, column}, &cells[column]);
    }
    print_looks(cells, columns, row);
  }
  free(cells);
  vterm_free(terminal);
  return 0;
}
