import { describe, expect, it } from 'vitest';
import { ROLES } from '../access/roles.ts';
import { LANGUAGES } from '../users/language.ts';
import { languageNamed, roleNamed, yesOrNo } from './answers.ts';

describe('a cell of a closed list', () => {
  it('names a role in any language, or as it is stored', () => {
    expect(['Soigneuse', 'keeper', 'Tierpfleger', 'TRATADOR', 'verzorger'].map(roleNamed)).toEqual(
      Array(5).fill('user'),
    );
    expect(['Responsable', 'Leiterin', 'responsabile', 'Responsable principal'].map(roleNamed)).toEqual([
      'admin',
      'admin',
      'admin',
      'superAdmin',
    ]);
    expect(ROLES.map(roleNamed)).toEqual(ROLES);
    expect(['', 'chef', '<script>'].map(roleNamed)).toEqual([null, null, null]);
  });
  it('names a language by its name or its code', () => {
    expect(LANGUAGES.map(languageNamed)).toEqual(LANGUAGES);
    expect(['Englisch', 'fr-BE', 'pt_BR', 'NÉERLANDAIS'].map(languageNamed)).toEqual(['en', 'fr', 'pt', 'nl']);
    expect(['klingon', '', 'ja'].map(languageNamed)).toEqual([null, null, null]);
  });
  it('says yes or no', () => {
    expect(['Oui', 'sí', 'JA', 'true', '1', 'x', 'Autorisé'].map(yesOrNo)).toEqual(Array(7).fill(true));
    expect(['non', 'Nein', 'não', '0', 'interdit'].map(yesOrNo)).toEqual(Array(5).fill(false));
    expect(['', 'perhaps', '2'].map(yesOrNo)).toEqual([null, null, null]);
  });
});
