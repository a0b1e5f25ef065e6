import { describe, expect, it } from 'vitest';
import { checkPeople } from './check-people.ts';
import { MAX_PEOPLE } from './person-draft.ts';
import { readPeopleCsv } from './read-people-csv.ts';

const reading = {
  sectors: [
    { sectorId: 'savanna', sectorName: 'Savane africaine' },
    { sectorId: 'aquarium', sectorName: 'Aquarium, grand bassin' },
    { sectorId: 'reptiles', sectorName: 'Vivarium' },
  ],
  language: 'nl',
  keyPrefix: 'file-',
} as const;
const HEAD = ['Prénom', 'Nom', 'E-mail', 'Rôle', 'Langue', 'Secteurs', 'Accès bêta'];
const read = (...rows: string[][]) => readPeopleCsv(rows, reading);
const one = (...rows: string[][]) => {
  const result = read(...rows);
  if (!result.ok) throw new Error(result.error.code);
  return result.value[0];
};

describe('a file of people', () => {
  it('names them line by line', () => {
    const row = ['Ana', 'Silva', 'ana@parc.example', 'Soigneur', 'Deutsch', 'savane AFRICAINE; vivarium', 'oui'];
    expect(one(HEAD, row)).toEqual({
      key: 'file-2',
      line: 2,
      userFirstname: 'Ana',
      userLastname: 'Silva',
      userMail: 'ana@parc.example',
      userRight: 'user',
      language: 'de',
      sectors: ['savanna', 'reptiles'],
      betaTester: true,
      notUnderstood: {},
    });
  });

  it.each([
    ['fr', ['Courriel', 'Prénom', 'NOM']],
    ['en', ['E-mail address', 'First name', 'Last name']],
    ['es', ['Correo electrónico', 'Nombre', 'Apellidos']],
    ['de', ['E-Mail-Adresse', 'Vorname', 'Nachname']],
    ['it', ['Posta elettronica', 'Nome', 'Cognome']],
    ['nl', ['E-mailadres', 'Voornaam', 'Achternaam']],
    ['pt', ['Correio eletrónico', 'Nome', 'Apelido']],
  ])('has its headings in %s, in any order', (_language, head) => {
    const person = one(head, ['ana@parc.example', 'Ana', 'Silva']);
    expect(person).toMatchObject({ userFirstname: 'Ana', userLastname: 'Silva', userMail: 'ana@parc.example' });
    // Missing columns mean a keeper in no sector, with the language of the person who invites.
    expect(person).toMatchObject({ userRight: 'user', language: 'nl', sectors: [], betaTester: false });
  });

  it('may have headings nobody knows, blank lines, and lines that are too short', () => {
    const result = read([''], ['Matricule', ...HEAD], ['', '', ''], ['17', 'Ana', 'Silva', 'ana@parc.example']);
    expect(result).toMatchObject({ ok: true, value: [{ line: 4, userFirstname: 'Ana' }] });
  });

  it('lists the texts that are not understood, at their place', () => {
    const person = one(HEAD, [
      'Ana',
      'Silva',
      'ana@parc.example',
      'chef',
      'klingon',
      'Savane africaine, Volière',
      'bof',
    ]);
    expect(person).toMatchObject({
      userRight: null,
      language: null,
      sectors: ['savanna'],
      notUnderstood: { userRight: 'chef', language: 'klingon', sectors: 'Volière', betaTester: 'bof' },
    });
    const context = { granter: 'admin', languages: [], sectorIds: ['savanna'], takenMails: new Set<string>() } as const;
    const errors = checkPeople([person!], context).get('file-2') ?? {};
    expect(Object.keys(errors)).toEqual(['userRight', 'language', 'sectors', 'betaTester']);
  });

  it('takes empty cells of language and beta access for no answer, and skips an empty name between two signs', () => {
    const person = one(HEAD, ['Ana', 'Silva', 'ana@parc.example', 'Soigneur', '', 'Vivarium; ;', '']);
    expect(person).toMatchObject({ language: 'nl', betaTester: false, sectors: ['reptiles'], notUnderstood: {} });
  });
  it('omits a role where it has a column for it', () => {
    expect(one(HEAD, ['Ana', 'Silva', 'ana@parc.example', ''])).toMatchObject({ userRight: null, notUnderstood: {} });
  });

  it('may name a sector with a comma in its name', () => {
    const person = one(HEAD, ['A', 'B', 'a@b.example', 'user', 'fr', 'Aquarium, grand bassin', 'no']);
    expect(person).toMatchObject({ sectors: ['aquarium'], notUnderstood: {} });
  });

  it.each([',', ';', '|', '\n'])('may name sectors with %j between them, each counted once', (sign) => {
    const sectors = ['Vivarium', 'savane africaine', 'vivarium'].join(sign);
    const person = one(HEAD, ['A', 'B', 'a@b.example', 'user', 'fr', sectors, 'no']);
    expect(person).toMatchObject({ sectors: ['reptiles', 'savanna'], notUnderstood: {} });
  });

  it('keeps an apostrophe within a name, also before a sign of a formula', () => {
    expect(one(HEAD, ["Jean'-Luc", "D'Almeida", 'a@b.example'])).toMatchObject({
      userFirstname: "Jean'-Luc",
      userLastname: "D'Almeida",
    });
  });

  it('keeps texts as written: markup, emoji, 10,000 characters; the apostrophe before a formula goes', () => {
    const long = 'x'.repeat(10_000);
    expect(one(HEAD, ['<b>Ana</b> 🦒', long, "'+ana@parc.example"])).toMatchObject({
      userFirstname: '<b>Ana</b> 🦒',
      userLastname: long,
      userMail: '+ana@parc.example',
    });
  });

  it('is refused without anybody', () => {
    expect(read()).toEqual({ ok: false, error: { code: 'user/csv-empty' } });
    expect(read([''], ['  '])).toEqual({ ok: false, error: { code: 'user/csv-empty' } });
    expect(read(HEAD)).toEqual({ ok: false, error: { code: 'user/csv-empty' } });
  });

  it('is refused without a column that is needed, which is named', () => {
    expect(read(['Prénom', 'Nom'], ['Ana', 'Silva'])).toEqual({
      ok: false,
      error: { code: 'user/csv-column-missing', params: { column: 'userMail' } },
    });
  });

  it('holds 500 people at most', () => {
    const people = (count: number) => Array.from({ length: count }, (_, n) => ['Ana', 'Silva', `a${n}@parc.example`]);
    expect(read(HEAD, ...people(MAX_PEOPLE))).toMatchObject({ ok: true, value: { length: 500 } });
    expect(read(HEAD, ...people(MAX_PEOPLE + 1))).toEqual({
      ok: false,
      error: { code: 'user/csv-too-many', params: { count: 500 } },
    });
  });
});
