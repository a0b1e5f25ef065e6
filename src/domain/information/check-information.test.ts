import { describe, expect, it } from 'vitest';
import { checkInformation, tidyInformation, type TypedInformation } from './check-information.ts';

const FROM = Date.parse('2026-03-10T08:00:00Z');
const NOBODY = { everyone: false, sectorIds: [], roles: [], userIds: [] };
const good: TypedInformation = {
  title: 'Pont fermé',
  type: 'info',
  content: 'Le pont est **fermé**.',
  priority: 'normal',
  displayFromUnix: FROM,
  displayUntilUnix: FROM + 1,
  needsConfirmation: true,
  recipients: { ...NOBODY, sectorIds: ['savanna'] },
};
const codes = (differences: Partial<TypedInformation>) =>
  Object.entries(checkInformation({ ...good, ...differences })).map(([field, error]) => `${field}: ${error.code}`);

describe('an information', () => {
  it('may be saved with a title, a content, a period of a millisecond and a recipient', () => {
    expect(codes({})).toEqual([]);
  });
  it('names all that is wrong at once', () => {
    expect(codes({ title: '', content: '', displayUntilUnix: FROM, recipients: NOBODY })).toEqual([
      'title: information/title-required',
      'content: information/content-required',
      'displayUntilUnix: information/end-before-start',
      'recipients: information/recipients-required',
    ]);
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
    expect(codes({ displayUntilUnix: Date.UTC(2200, 0) - 1 })).toEqual([]);
    expect(codes({ displayUntilUnix: Date.UTC(2200, 0) })).toEqual(['displayUntilUnix: generic/invalid-input']);
  });
  it('needs recipients only when reading is to be confirmed', () => {
    expect(codes({ needsConfirmation: false, recipients: NOBODY })).toEqual([]);
    expect(codes({ recipients: { ...NOBODY, everyone: true } })).toEqual([]);
    expect(codes({ recipients: { ...NOBODY, roles: ['user'] } })).toEqual([]);
    expect(codes({ recipients: { ...NOBODY, userIds: ['ana'] } })).toEqual([]);
  });
});

describe('a tidy information', () => {
  it('has no blanks around its texts and names each recipient once', () => {
    const recipients = { ...NOBODY, sectorIds: ['a', 'a'], userIds: ['b', 'b'] };
    expect(tidyInformation({ ...good, title: ' A ', content: '\n B\n', recipients })).toEqual({
      ...good,
      title: 'A',
      content: 'B',
      recipients: { ...NOBODY, sectorIds: ['a'], userIds: ['b'] },
    });
  });
  it('is for everybody when it names nobody and asks for no confirmation', () => {
    expect(tidyInformation({ ...good, needsConfirmation: false, recipients: NOBODY }).recipients.everyone).toBe(true);
    expect(tidyInformation({ ...good, recipients: NOBODY }).recipients).toEqual(NOBODY);
  });
  it('for everybody names nobody beside', () => {
    const recipients = { ...good.recipients, everyone: true };
    expect(tidyInformation({ ...good, recipients }).recipients).toEqual({ ...NOBODY, everyone: true });
  });
});
