import { describe, expect, it } from 'vitest';
import { checkInformation, checkRecipients, tidyInformation, type TypedInformation } from './check-information.ts';
import { NO_RECIPIENTS, type Recipients } from './information.ts';

const FROM = Date.parse('2026-03-10T08:00:00Z');
const good: TypedInformation = {
  title: 'Pont fermé',
  type: 'info',
  content: 'Le pont est **fermé**.',
  priority: 'normal',
  displayFromUnix: FROM,
  displayUntilUnix: FROM + 1,
  needsConfirmation: true,
  recipients: { ...NO_RECIPIENTS, sectorIds: ['savanna'] },
};
const codes = (differences: Partial<TypedInformation>) =>
  Object.entries(checkInformation({ ...good, ...differences })).map(([field, error]) => `${field}: ${error.code}`);

describe('an information', () => {
  it('may be saved with a title, a content, and a period of a millisecond', () => {
    expect(codes({})).toEqual([]);
  });
  it('names all that is wrong at once', () => {
    expect(codes({ title: '', content: '', displayUntilUnix: FROM })).toEqual([
      'title: information/title-required',
      'content: information/content-required',
      'displayUntilUnix: information/end-before-start',
    ]);
  });
  it.each([
    ['\u200b', 'information/title-required'],
    ['Pont\u0000', 'generic/invalid-input'],
    ['Pont\nfermé', 'generic/invalid-input'],
    ['Pont \u202Eémref', 'generic/invalid-input'],
  ])('has no title such as %j', (title, code) => {
    expect(codes({ title })).toEqual([`title: ${code}`]);
  });
  it('has a title of at most 200 and a content of at most 10,000 characters', () => {
    expect(codes({ title: 'x'.repeat(200), content: 'x'.repeat(10_000) })).toEqual([]);
    expect(codes({ title: 'x'.repeat(201) })).toEqual(['title: information/title-too-long']);
    expect(codes({ content: 'x'.repeat(10_001) })).toEqual(['content: information/content-too-long']);
  });
  it('ends after it begins', () => {
    expect(codes({ displayUntilUnix: FROM })).toEqual(['displayUntilUnix: information/end-before-start']);
    expect(codes({ displayUntilUnix: FROM - 1 })).toEqual(['displayUntilUnix: information/end-before-start']);
  });
  it('has no instant that is a slip of the keyboard', () => {
    expect(codes({ displayFromUnix: Date.UTC(202, 0) })).toEqual(['displayFromUnix: generic/invalid-input']);
    expect(codes({ displayFromUnix: Date.UTC(1990, 0) })).toEqual([]);
    expect(codes({ displayFromUnix: Date.UTC(1990, 0) - 1 })).toEqual(['displayFromUnix: generic/invalid-input']);
    expect(codes({ displayUntilUnix: Date.UTC(2200, 0) - 1 })).toEqual([]);
    expect(codes({ displayUntilUnix: Date.UTC(2200, 0) })).toEqual(['displayUntilUnix: generic/invalid-input']);
  });
});

describe('the recipients of an information', () => {
  const code = (recipients: Partial<Recipients>, userIds: string[] | null, former: Recipients | null = null) =>
    checkRecipients({ ...NO_RECIPIENTS, ...recipients }, userIds, former)?.code ?? 'accepted';
  it('have to be named, whether or not reading is to be confirmed', () => {
    expect(code({}, [])).toBe('information/recipients-required');
    expect(code({}, null)).toBe('information/recipients-required');
  });
  it('have to be at least one person with an account in use', () => {
    for (const named of [{ sectorIds: ['savanna'] }, { roles: ['user' as const] }, { userIds: ['ana'] }]) {
      expect(code(named, [])).toBe('information/nobody-reached');
      expect(code(named, ['ana'])).toBe('accepted');
    }
  });
  it('pass in the form while the people are unknown: the server counts them', () => {
    expect(code({ sectorIds: ['savanna'] }, null)).toBe('accepted');
  });
  it('are everybody only where that is chosen by name', () => {
    expect(code({ everyone: true }, [])).toBe('accepted');
  });
  it('pass unchanged after all of their people have left, and are refused when changed', () => {
    const former = { ...NO_RECIPIENTS, sectorIds: ['savanna'] };
    expect(code(former, [], former)).toBe('accepted');
    expect(code({}, [], NO_RECIPIENTS)).toBe('accepted');
    for (const other of [{}, { sectorIds: ['aviary'] }, { ...former, roles: ['admin' as const] }, { userIds: ['bo'] }])
      expect(code(other, [], former)).not.toBe('accepted');
    expect(code({}, [], { ...NO_RECIPIENTS, everyone: true })).toBe('information/recipients-required');
  });
});

describe('a tidy information', () => {
  it('has no blanks around its texts and names each recipient once', () => {
    const recipients = { ...NO_RECIPIENTS, sectorIds: ['a', 'a'], userIds: ['b', 'b'] };
    expect(tidyInformation({ ...good, title: ' A ', content: '\n B\n', recipients })).toEqual({
      ...good,
      title: 'A',
      content: 'B',
      recipients: { ...NO_RECIPIENTS, sectorIds: ['a'], userIds: ['b'] },
    });
  });
  it('that names nobody stays for nobody', () => {
    for (const needsConfirmation of [false, true])
      expect(tidyInformation({ ...good, needsConfirmation, recipients: NO_RECIPIENTS }).recipients).toEqual(
        NO_RECIPIENTS,
      );
  });
  it('for everybody names nobody beside', () => {
    const recipients = { ...good.recipients, everyone: true };
    expect(tidyInformation({ ...good, recipients }).recipients).toEqual({ ...NO_RECIPIENTS, everyone: true });
  });
});
