import { describe, expect, it } from 'vitest';
import { creationFrom, emptyCreation } from './creation-draft.ts';

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
