import { describe, expect, it } from 'vitest';
import { aPersonDraft } from '../../../tests/support/builders/person.ts';
import { ROLES } from '../access/roles.ts';
import {
  checkPeople,
  checkPerson,
  comparedMail,
  MAX_NAME_LENGTH,
  newPersonOf,
  type PeopleContext,
} from './check-people.ts';
import { emptyDraft } from './person-draft.ts';

const context: PeopleContext = {
  granter: 'admin',
  languages: [],
  sectorIds: ['savanna', 'aquarium'],
  takenMails: new Set([comparedMail('Bo.Lund@parc.example')]),
};
const codesOf = (differences: Parameters<typeof aPersonDraft>[0]) =>
  Object.entries(checkPerson(aPersonDraft(differences), context)).map(([field, error]) => `${field} ${error.code}`);

describe('a new person', () => {
  it('is right with names, an address, a role, a language and known sectors', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ sectors: [] })).toEqual([]);
  });
  it.each([
    ['nothing', ''],
    ['blanks', '  \t '],
    ['signs nobody sees', '\u200b\u200d'],
  ])('needs a name that is more than %s', (_what, name) => {
    expect(codesOf({ userFirstname: name })).toEqual(['userFirstname user/name-required']);
    expect(codesOf({ userLastname: name })).toEqual(['userLastname user/name-required']);
  });
  it('may be called anything else: markup, emoji, one sign', () => {
    for (const name of ['<img src=x onerror=alert(1)>', '🦒', '李', "O'Brien-Núñez"])
      expect(codesOf({ userFirstname: name })).toEqual([]);
  });
  it('has a name of 100 characters at most, blanks at its ends aside', () => {
    expect(codesOf({ userLastname: ` ${'x'.repeat(MAX_NAME_LENGTH)} ` })).toEqual([]);
    expect(codesOf({ userLastname: 'x'.repeat(MAX_NAME_LENGTH + 1) })).toEqual(['userLastname user/name-too-long']);
    expect(codesOf({ userLastname: 'x'.repeat(10_000) })).toEqual(['userLastname user/name-too-long']);
  });
  it('needs an address that is one and is not in use', () => {
    expect(codesOf({ userMail: ' ' })).toEqual(['userMail user/mail-required']);
    expect(codesOf({ userMail: 'ana(at)parc.example' })).toEqual(['userMail auth/email-invalid']);
    expect(codesOf({ userMail: `${'x'.repeat(250)}@p.example` })).toEqual(['userMail auth/email-invalid']);
    expect(codesOf({ userMail: 'BO.LUND@parc.example ' })).toEqual(['userMail user/email-in-use']);
  });
  it('gets no role above that of the person who creates them', () => {
    const refused = ROLES.filter((userRight) => codesOf({ userRight }).length > 0);
    expect(refused).toEqual(['superAdmin']);
    expect(codesOf({ userRight: 'superAdmin' })).toEqual(['userRight user/role-above-own']);
  });
  it('gets no language that the establishment does not authorise', () => {
    const checked = (languages: PeopleContext['languages']) =>
      checkPerson(aPersonDraft({ language: 'de' }), { ...context, languages });
    expect(checked(['fr', 'en'])).toEqual({ language: { code: 'user/language-unknown' } });
    expect(checked(['fr', 'de'])).toEqual({});
  });
  it('needs a role and a language that exist', () => {
    expect(codesOf({ userRight: null })).toEqual(['userRight user/role-required']);
    expect(codesOf({ userRight: null, notUnderstood: { userRight: 'chef' } })).toEqual(['userRight user/role-unknown']);
    expect(codesOf({ language: null })).toEqual(['language user/language-unknown']);
    expect(codesOf({ notUnderstood: { betaTester: 'perhaps' } })).toEqual(['betaTester user/answer-unknown']);
  });
  it('belongs to sectors of the establishment only', () => {
    expect(codesOf({ sectors: ['savanna', 'elsewhere'] })).toEqual(['sectors user/sector-unknown']);
    expect(codesOf({ sectors: [], notUnderstood: { sectors: 'Savana' } })).toEqual(['sectors user/sector-unknown']);
  });
  it('is sent tidied: without blanks at the ends, line ends, doubled sectors', () => {
    const draft = aPersonDraft({
      userFirstname: ' Ana \r\n Bcc: x ',
      userMail: ' ana.silva@parc.example ',
      sectors: ['savanna', 'savanna'],
    });
    expect(newPersonOf(draft, context)).toEqual({
      ok: true,
      value: {
        userFirstname: 'Ana Bcc: x',
        userLastname: 'Silva',
        userMail: 'ana.silva@parc.example',
        userRight: 'user',
        language: 'fr',
        betaTester: false,
        sectors: ['savanna'],
      },
    });
    expect(newPersonOf(aPersonDraft({ userMail: '' }), context).ok).toBe(false);
  });
});

describe('several new people', () => {
  it('have an address each: the second with the same one is a double', () => {
    const errors = checkPeople(
      [aPersonDraft(), aPersonDraft({ key: 'row-2', userMail: 'Ana.Silva@PARC.example' })],
      context,
    );
    expect([...errors.entries()]).toEqual([['row-2', { userMail: { code: 'user/csv-duplicate' } }]]);
  });
  it('may leave rows blank, and need not be any', () => {
    expect(checkPeople([emptyDraft('row-1', 'fr')], context).size).toBe(0);
    expect(checkPeople([], context).size).toBe(0);
  });
});
