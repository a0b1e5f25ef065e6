import { resolve } from 'node:path';

/** The destination of messages: a mail server or, with the local Firebase, a folder. */
export type MailDestination = { readonly smtpUrl: string; readonly from: string } | { readonly folder: string };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the destination of messages, from `ENCLOS_SMTP_URL` and `ENCLOS_MAIL_FROM`. Without a mail server, functions
 * on a developer's machine write them below `ENCLOS_MAIL_FOLDER` (from the project's folder; `.local/mail` by default).
 * Throws when there is neither: a message that goes nowhere must count as failed.
 */
export function mailDestination(environment: Environment = process.env): MailDestination {
  const { ENCLOS_SMTP_URL: smtpUrl, ENCLOS_MAIL_FROM: from, ENCLOS_MAIL_FOLDER: folder } = environment;
  if (isSet(smtpUrl)) {
    if (!isSet(from)) throw new Error('ENCLOS_MAIL_FROM, the sender of messages, is not set.');
    return { smtpUrl, from };
  }
  if (environment['FUNCTIONS_EMULATOR'] !== 'true')
    throw new Error('ENCLOS_SMTP_URL, the server that sends messages, is not set.');
  // firebase-tools runs the functions in their own folder.
  return { folder: resolve('..', isSet(folder) ? folder : '.local/mail') };
}

/** Returns the address of the app without a slash at its end. Throws when it is not set: a link must lead somewhere. */
export function appUrl(environment: Environment = process.env): string {
  const { ENCLOS_APP_URL: url } = environment;
  if (!isSet(url)) throw new Error('ENCLOS_APP_URL, the address of the app, is not set.');
  return url.replace(/\/+$/, '');
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}
