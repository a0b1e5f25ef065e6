/** What has an accent, or is one: everything but ASCII without its own two, for which most texts need not be taken apart. */
const MAY_HAVE_ACCENTS = /[^ -\]_a-~]/;

/** Returns a text as it is compared with another: without accents, case, blanks at its ends and doubled blanks. */
export function folded(text: string): string {
  const plain = MAY_HAVE_ACCENTS.test(text) ? text.normalize('NFD').replace(/\p{Diacritic}/gu, '') : text;
  return plain
    .toLowerCase()
    .replace(/\s{2,}|[^\S ]/gu, ' ')
    .trim();
}

/** Returns only the letters and digits of a folded text: 'E-mail :' and 'email' are the same heading. */
export function lettersOf(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '');
}
