/** The most devices of one person. */
export const MAX_DEVICES = 20;

/** Returns whether the project sends push messages: `ENCLOS_PUSH=on`, once Cloud Messaging is set up for it. */
export function isPushConfigured(environment: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return environment['ENCLOS_PUSH'] === 'on';
}
