import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = process.env['ENCLOS_MAIL_FOLDER'] ?? '.local/mail';

/** Returns the messages written to an address, the oldest first; none when its folder is not there. */
export async function messagesTo(address: string): Promise<string[]> {
  const folder = join(import.meta.dirname, '../../..', FOLDER, address);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return Promise.all(
    names
      .toSorted((a, b) => a.localeCompare(b))
      .map(async (name) => decoded(await readFile(join(folder, name), 'utf8'))),
  );
}

/** Returns the first link of a message, as path, query and fragment: the host of the app does not matter. */
export function linkIn(message: string): string {
  const link = /https?:\/\/[^\s"<>]+/.exec(message)?.[0];
  if (link === undefined) throw new Error(`No link in: ${message}`);
  const { pathname, search, hash } = new URL(link.replaceAll('&amp;', '&'));
  return `${pathname}${search}${hash}`;
}

// Long lines of a message are folded ("quoted-printable"); links are plain once they are unfolded.
function decoded(message: string): string {
  return message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
