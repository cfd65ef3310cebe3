/* Reads a listing of the e-mail judges from the standard input and writes it with its results: a judge's adjudicator in a
 * pipe. Notes go to the error stream. Exit code 1, with line and column, if the listing cannot be read. */
#include <entente/entente.h>
#include <stdio.h>
#include <stdlib.h>

static void put(entente_text* text, FILE* stream) {
  fwrite(entente_text_data(text), 1, entente_text_length(text), stream);
  entente_text_free(text);
}

int main(void) {
  static char source[1 << 20];
  const size_t length = fread(source, 1, sizeof source, stdin);
  entente_text *listing, *notes;
  entente_error error = ENTENTE_INIT(entente_error);

  if (entente_adjudicate_listing(source, length, NULL, NULL, NULL, &listing, &notes, &error) != ENTENTE_OK) {
    fprintf(stderr, "%u:%u: %s\n", (unsigned)error.line, (unsigned)error.column, error.message);
    return EXIT_FAILURE;
  }
  put(listing, stdout);
  put(notes, stderr);
  return EXIT_SUCCESS;
}
