import { describe, expect, it } from 'vitest';
import { changedDraft } from '#domain/people/person-draft.ts';
import { creationFrom, emptyCreation, withOfferedLanguages } from './creation-draft.ts';

describe('the kept draft of the wizard', () => {
  it('is read back unchanged', () => {
    const draft = { ...emptyCreation('fr'), severalStep: 2, wayIn: 'password' as const };
    const kept = {
      ...draft,
      outcomes: { a: { kind: 'refused' as const, error: { code: 'user/email-in-use' as const, params: {} } } },
    };
    expect(creationFrom(JSON.parse(JSON.stringify(kept)), 'de')).toEqual(kept);
  });
  it('is dropped when it is invalid: the wizard is empty, in the language of the person', () => {
    for (const kept of [null, 'x', {}, { ...emptyCreation('fr'), singleStep: 9 }])
      expect(creationFrom(kept, 'de')).toMatchObject({ singleStep: 0, person: { language: 'de', userMail: '' } });
  });
  it('holds no password, even if a page put one there', () => {
    const kept = { ...emptyCreation('fr'), tempPassword: 'secret1234' };
    expect(JSON.stringify(creationFrom(kept, 'fr'))).not.toContain('secret1234');
  });
});

describe('a draft of an establishment with authorised languages', () => {
  it('has the first authorised language in each blank row', () => {
    const draft = withOfferedLanguages(emptyCreation('de'), ['en', 'es']);
    expect([draft.person.language, draft.rows[0]?.language]).toEqual(['en', 'en']);
  });
  it('keeps the language of a row with a name, and an authorised language', () => {
    const empty = emptyCreation('de');
    const named = { ...empty, person: changedDraft(empty.person, { userLastname: 'Keller' }) };
    expect(withOfferedLanguages(named, ['en']).person).toEqual(named.person);
    expect(withOfferedLanguages(empty, ['en', 'de'])).toEqual(empty);
    expect(withOfferedLanguages(empty, [])).toEqual(empty);
  });
});
