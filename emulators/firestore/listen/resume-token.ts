/** The points in time from which a client may resume a target. */
import type { Version } from '../contract.ts';

/** Encodes a version as the opaque bytes of a resume token. */
export function resumeToken(version: Version): string {
  return Buffer.from(`v${version}`).toString('base64');
}

/** The version of a token; null for a token that this server never gave. */
export function resumeVersion(token: string | undefined): Version | null {
  if (token === undefined || token === '') return null;
  const match = /^v(\d{1,19})$/.exec(Buffer.from(token, 'base64').toString('latin1'));
  return match === null ? null : BigInt(match[1] ?? '0');
}
