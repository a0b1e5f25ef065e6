import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The folder in which functions of the local Firebase write messages: see functions/src/mail/mail-settings.ts. */
const FOLDER = resolve(process.env['ENCLOS_MAIL_FOLDER'] ?? '.local/mail');

/** A message as it was written: its head, unfolded, and its two bodies, decoded. */
export type WrittenMessage = { readonly head: readonly string[]; readonly text: string; readonly html: string };

/** Returns the messages to an address, oldest first. */
export async function messagesTo(address: string): Promise<WrittenMessage[]> {
  const folder = join(FOLDER, address.toLowerCase());
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .toSorted((a, b) => a.localeCompare(b))
      .map(async (name) => readMessage(await readFile(join(folder, name), 'utf8'))),
  );
}

/** Returns the link in the last message to an address. */
export async function linkTo(address: string): Promise<URL> {
  const text = (await messagesTo(address)).at(-1)?.text ?? '';
  return new URL(/^https?:\S+$/m.exec(text)?.[0] ?? '');
}

/** Returns the two halves of the last invitation's link to an address. */
export async function invitationKeyOf(address: string): Promise<{ invitationId: string; secret: string }> {
  const link = await linkTo(address);
  return { invitationId: link.searchParams.get('invitation') ?? '', secret: link.hash.slice(1) };
}

/** Makes sending to an address fail: a file stands in place of its folder. */
export async function failMessagesTo(address: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, address.toLowerCase()), '');
}

/** Removes the messages written to an address. */
export async function forgetMessagesTo(address: string): Promise<void> {
  await rm(join(FOLDER, address.toLowerCase()), { recursive: true, force: true });
}

/** Reads a message of two bodies, each in quoted-printable, base64 or as it is. */
export function readMessage(source: string): WrittenMessage {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = rest.join('\r\n\r\n').split(`--${boundary}`);
  const bodyOf = (type: string) => decoded(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '');
  return {
    head: head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n'),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
  };
}

function decoded(part: string): string {
  const [head = '', ...body] = part.trimStart().split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
