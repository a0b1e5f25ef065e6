import { expect, it } from 'vitest';
import { lettersOf } from '../text/folded.ts';
import { COLUMN_NAMES } from './column-names.ts';
import { IMPORT_FIELDS } from './import-field.ts';
import { matchColumns } from './match-columns.ts';

it('no heading means two things', () => {
  const fieldsOf = new Map<string, Set<string>>();
  for (const field of IMPORT_FIELDS)
    for (const name of COLUMN_NAMES[field])
      fieldsOf.set(lettersOf(name), (fieldsOf.get(lettersOf(name)) ?? new Set()).add(field));
  expect([...fieldsOf].filter(([name, fields]) => name === '' || fields.size > 1)).toEqual([]);
});

it.each([
  [
    'es',
    'Identificador local',
    'Nombre propio',
    'Nombre científico',
    'Sexo',
    'Fecha de nacimiento',
    'Recinto',
    'Fecha de llegada',
    'Fecha de muerte',
    'Causa de muerte',
    'Padre',
    'Madre',
  ],
  [
    'pt',
    'Identificador do registo',
    'Nome da casa',
    'Nome científico',
    'Sexo',
    'Data de nascimento',
    'Recinto',
    'Data de chegada',
    'Data do óbito',
    'Causa da morte',
    'Pai',
    'Mãe',
  ],
  [
    'nl',
    'Lokaal nummer',
    'Huisnaam',
    'Wetenschappelijke naam',
    'Geslacht',
    'Geboortedatum',
    'Verblijf',
    'Aankomstdatum',
    'Overlijdensdatum',
    'Doodsoorzaak',
    'Vader',
    'Moeder',
  ],
  [
    'fr',
    'Identifiant local',
    'Nom d’usage',
    'Nom scientifique',
    'Sexe',
    'Date de naissance',
    'Enclos',
    'Date d’arrivée',
    'Date de décès',
    'Cause du décès',
    'Père',
    'Mère',
  ],
  [
    'en',
    'Local ID',
    'House name',
    'Scientific name',
    'Sex',
    'Birth date',
    'Enclosure',
    'Arrival date',
    'Death date',
    'Cause of death',
    'Sire',
    'Dam',
  ],
  [
    'de',
    'Lokale Kennung',
    'Hausname',
    'Wissenschaftlicher Name',
    'Geschlecht',
    'Geburtsdatum',
    'Gehege',
    'Ankunftsdatum',
    'Todesdatum',
    'Todesursache',
    'Vater',
    'Mutter',
  ],
  [
    'it',
    'Identificativo locale',
    'Nome proprio',
    'Nome scientifico',
    'Sesso',
    'Data di nascita',
    'Recinto',
    'Data di arrivo',
    'Data di morte',
    'Causa di morte',
    'Padre',
    'Madre',
  ],
])('the headings of a register in %s are all understood', (_language, ...headings) => {
  expect(matchColumns(headings)).toEqual([
    ...['registryId', 'animalName', 'specieLatinName', 'animalSexe', 'animalBirthdate', 'enclosure'],
    ...['arrival', 'leftAt', 'leftCause', 'sire', 'dam'],
  ]);
});
