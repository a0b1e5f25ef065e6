import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { now } from '../common/clock.ts';
import type { Message } from './message.ts';
import { mailDestination, type MailDestination } from './mail-settings.ts';

/** Time limits: a mail server that does not answer must not use up the time of the whole call. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;
/** Sender of messages that go into a folder. */
const LOCAL_SENDER = 'Enclos <enclos@localhost>';

/**
 * Sends a message, or writes it as a file into its addressee's folder, which mail programs open. Throws when that
 * fails, or when the mail server refuses the message.
 */
export async function sendMessage(message: Message, destination: MailDestination = mailDestination()): Promise<void> {
  // No name in a message can make the library read a file of this machine or fetch an address.
  const closed = { disableFileAccess: true, disableUrlAccess: true } as const;
  if ('smtpUrl' in destination) {
    const server = createTransport({ url: destination.smtpUrl, ...PATIENCE, ...closed });
    await server.sendMail({ ...message, from: destination.from });
    return;
  }
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...closed });
  const { message: bytes } = await writer.sendMail({ ...message, from: LOCAL_SENDER });
  const folder = join(destination.folder, folderName(message.to.address));
  await mkdir(folder, { recursive: true });
  const stamp = new Date(now()).toISOString().replaceAll(':', '-');
  await writeFile(join(folder, `${stamp}-${randomUUID()}.eml`), bytes as Buffer, { flag: 'wx', mode: 0o600 });
}

/** Addresses are checked when people are created; those of older documents may hold anything. */
function folderName(address: string): string {
  return address.replaceAll(/[^\w.@+'-]/g, '_');
}
