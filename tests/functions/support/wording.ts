/** Returns every text within a value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Returns whether a stored text is the sent one: names lose the blanks around them, and a name on one line its control
 * characters; two names may stand together.
 */
export function isWordedAs(stored: string, sent: string): boolean {
  const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ').trim();
  return stored === sent.trim() || plain(stored) === plain(sent) || stored.split(sent.trim()).length === 2;
}
