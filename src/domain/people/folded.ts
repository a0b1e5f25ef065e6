/** Returns a text as it is compared with another: without accents, case, blanks at its ends and doubled blanks. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Returns only the letters and digits of a folded text: 'E-mail :' and 'email' are the same heading. */
export function lettersOf(text: string): string {
  return folded(text).replace(/[^\p{L}\p{N}]/gu, '');
}
