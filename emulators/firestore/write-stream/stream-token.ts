/** The positions a Write stream hands out, opaque to clients. */

/** A token for the answer with this number. */
export function writeToken(position: number): string {
  return Buffer.from(`w${position}`).toString('base64');
}

/** The answer's number, or null for a token this server never gave. */
export function writePosition(token: string | undefined): number | null {
  const match = /^w(\d+)$/.exec(Buffer.from(token ?? '', 'base64').toString('latin1'));
  return match === null ? null : Number(match[1]);
}
