import type { PersonDraft } from '../../../src/domain/people/person-draft.ts';

/** Returns a valid draft of a new keeper, changed by `differences`. */
export function aPersonDraft(differences: Partial<PersonDraft> = {}): PersonDraft {
  return {
    key: 'row-1',
    line: null,
    userFirstname: 'Ana',
    userLastname: 'Silva',
    userMail: 'ana.silva@parc.example',
    userRight: 'user',
    language: 'fr',
    sectors: ['savanna'],
    betaTester: false,
    notUnderstood: {},
    ...differences,
  };
}
