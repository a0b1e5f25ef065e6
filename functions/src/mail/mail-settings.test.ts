import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appUrl, mailDestination } from './mail-settings.ts';

describe('the destination of messages', () => {
  it('is the named mail server, in the name of a sender', () => {
    const named = { ENCLOS_SMTP_URL: 'smtps://mail.example', ENCLOS_MAIL_FROM: 'Enclos <no-reply@parc.example>' };
    const expected = { smtpUrl: 'smtps://mail.example', from: 'Enclos <no-reply@parc.example>' };
    expect(mailDestination(named)).toEqual(expected);
    expect(mailDestination({ ...named, FUNCTIONS_EMULATOR: 'true' })).toEqual(expected);
    expect(() => mailDestination({ ...named, ENCLOS_MAIL_FROM: '' })).toThrow('ENCLOS_MAIL_FROM');
  });
  it('is a folder of the project on a developer’s machine', () => {
    expect(mailDestination({ FUNCTIONS_EMULATOR: 'true' })).toEqual({ folder: resolve('..', '.local/mail') });
    expect(mailDestination({ FUNCTIONS_EMULATOR: 'true', ENCLOS_MAIL_FOLDER: '/elsewhere' })).toEqual({
      folder: '/elsewhere',
    });
  });
  it('fails otherwise: a deployed function must not write messages into a folder', () => {
    for (const environment of [{}, { ENCLOS_SMTP_URL: '' }, { ENCLOS_MAIL_FOLDER: '/elsewhere' }])
      expect(() => mailDestination(environment)).toThrow('ENCLOS_SMTP_URL');
  });
});

describe('the address of the app', () => {
  it('stands in links without a slash at its end', () => {
    expect(appUrl({ ENCLOS_APP_URL: 'https://enclos.example//' })).toBe('https://enclos.example');
  });
  it('is required', () => {
    expect(() => appUrl({})).toThrow('ENCLOS_APP_URL');
  });
});
