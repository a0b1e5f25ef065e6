import { describe, expect, it } from 'vitest';
import { changedDraft, emptyDraft, isBlank, personDraftSchema } from './person-draft.ts';

describe('a row of the table', () => {
  it('begins blank, as a keeper who reads the language given', () => {
    const row = emptyDraft('a', 'it');
    expect(isBlank(row)).toBe(true);
    expect(row).toMatchObject({ userRight: 'user', language: 'it' });
    expect(personDraftSchema.safeParse(row).success).toBe(true);
  });
  it('is not blank once anything of the person is typed', () => {
    expect(isBlank(changedDraft(emptyDraft('a', 'fr'), { userMail: 'x' }))).toBe(false);
    expect(isBlank(changedDraft(emptyDraft('a', 'fr'), { userRight: 'admin' }))).toBe(true);
  });
  it('drops the text of the file once somebody has corrected the field', () => {
    const read = { ...emptyDraft('a', 'fr'), notUnderstood: { userRight: 'chef', language: 'klingon' } };
    expect(changedDraft(read, { userRight: 'admin' }).notUnderstood).toEqual({ language: 'klingon' });
  });
});
