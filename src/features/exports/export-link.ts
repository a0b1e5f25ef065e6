import type { ErrorCode } from '#domain/errors/catalogue.ts';

/** The parameters in the address of an e-mailed export. */
export type ExportLink = {
  readonly storageRef: string;
  /** its title in the e-mail; the file's own name without one */
  readonly name: string;
  /** the file's own name */
  readonly fileName: string;
  /** epoch milliseconds; null without an expiry */
  readonly expiresAtUnix: number | null;
};

const MAX_NAME_LENGTH = 120;
/** Control characters, and those that reverse the direction of text: a name must look like what it is. */
const HIDDEN_CHARACTERS = /[\p{Cc}\p{Cf}]/gu;

/** Returns the export of an address `?ref=…&name=…&expires=…`; null when it names none ('file/not-found'). */
export function readExportLink(search: string): ExportLink | null {
  const parameters = new URLSearchParams(search);
  const storageRef = parameters.get('ref') ?? '';
  // <zooId>/exports/<userId>/<file>: the server decides who may read it; any other path is no export.
  const [zooId, folder, owner, fileName, ...more] = storageRef.split('/');
  const isExport = folder === 'exports' && more.length === 0 && [zooId, owner, fileName].every(isPart);
  if (!isExport || storageRef.length > 600) return null;
  const written = plain(fileName ?? '');
  return {
    storageRef,
    fileName: written,
    name: plain(parameters.get('name') ?? '') || written,
    expiresAtUnix: readInstant(parameters.get('expires')),
  };
}

/** Returns the reason why the link cannot be used at `now`; null when only the server knows. */
export function refusalOfLink(link: ExportLink | null, now: number): ErrorCode | null {
  if (link === null) return 'file/not-found';
  return link.expiresAtUnix !== null && link.expiresAtUnix <= now ? 'file/link-expired' : null;
}

function isPart(part: string | undefined): boolean {
  return part !== undefined && part !== '' && part !== '.' && part !== '..';
}

function plain(text: string): string {
  return text.replace(HIDDEN_CHARACTERS, '').trim().slice(0, MAX_NAME_LENGTH);
}

/** Milliseconds since 1970, or a date of ISO 8601. */
function readInstant(text: string | null): number | null {
  if (text === null || text === '') return null;
  const instant = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  return Number.isFinite(instant) ? instant : null;
}
