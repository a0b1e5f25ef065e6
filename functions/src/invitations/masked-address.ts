/**
 * Returns an e-mail address as a hint for people who know it: its first character and its domain, 'c•••@parc.example'.
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address.slice(0, Math.max(at, 0));
  return `${first}•••${at < 0 ? '' : address.slice(at)}`;
}
