import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnimalRegister, RegisterAnimal } from '#data/animals/animal-register.ts';
import type { KnownAnimal } from '#domain/animal-import/import-ground.ts';
import { AnimalImport } from '#features/animal-import/index.ts';
import type { ImportAnimalsRequest, ListImportsData, UndoImportRequest } from '#domain/callables/import-animals.ts';
import { OLDER_ENCLOSURE } from '#domain/enclosures/enclosure.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { aKnownAnimal, aRow, HEADINGS } from '../../../tests/support/registers/ground.ts';
import { openApp } from '../app-under-test.tsx';

vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
beforeEach(() => sessionStorage.clear());

const route = {
  path: '/specieAnimalsListView',
  feature: 'individuals',
  namespaces: [],
  page: () => Promise.resolve({ Component: AnimalImport }),
} as const;

const enclosure = (enclosureId: string, enclosureName: string, linkedSectorId: string | null) => ({
  ...OLDER_ENCLOSURE,
  enclosureId,
  enclosureName,
  label: enclosureName,
  value: enclosureId,
  zooId: 'zoo-1',
  linkedSectorId,
});
const lion = {
  specieName: 'Lion',
  specieLatinName: 'Panthera leo',
  trad: {},
  familyId: null,
  iucnCategory: null,
  underReview: false,
};

/** An animal like the first row, typed by hand without an identifier. */
const TYPED = {
  registryId: null,
  animalName: 'Nala 1',
  animalSexe: 'Male',
  animalChipId: '25020000000001',
} satisfies Partial<KnownAnimal>;
const inRegister = (animal: KnownAnimal): RegisterAnimal => ({
  ...animal,
  groupId: null,
  specieName: 'Lion',
  specieLatinName: 'Panthera leo',
  photoUrl: null,
});

async function open({
  userRight = 'admin',
  keepers = [],
  animals = [],
  imports = [],
}: {
  userRight?: 'admin' | 'user';
  keepers?: string[];
  animals?: AnimalRegister['animals'];
  imports?: ListImportsData['imports'];
} = {}) {
  const fake = fakeRepositories({
    user: aUser({ userId: 'keeper-1', userRight }),
    establishment: anEstablishment(),
    sectors: [aSector({ sectorKeeper: keepers })],
    animals,
    enclosures: [enclosure('savanna', 'Savanna', 'savanna'), enclosure('aviary', 'Aviary', 'other')],
    taxonomy: { orders: {}, families: {}, species: { 'panthera-leo': lion } },
  });
  const sent: ImportAnimalsRequest[] = [];
  const usual = await fake.repositories.animalImport();
  const answers: ('offline' | 'usual')[] = [];
  const undone: string[] = [];
  const animalImport = {
    ...usual,
    listImports: () => Promise.resolve(ok(imports)),
    undo({ importId }: UndoImportRequest) {
      undone.push(importId);
      const hasMore = undone.length === 1;
      return Promise.resolve(ok({ removed: hasMore ? 2 : 1, restored: 0, kept: hasMore ? 0 : 1, hasMore }));
    },
    send(request: ImportAnimalsRequest) {
      if (answers.shift() === 'offline') return Promise.resolve(fail(appError('generic/offline')));
      sent.push(request);
      return usual.send(request);
    },
  };
  const places = await fake.repositories.enclosures();
  const known = [enclosure('savanna', 'Savanna', 'savanna'), enclosure('aviary', 'Aviary', 'other')];
  const enclosures = {
    ...places,
    create(created: Parameters<typeof places.create>[0]) {
      const { enclosureName, linkedSectorId } = created.fields;
      known.push(enclosure(created.enclosureId, enclosureName, linkedSectorId));
      const list = { isCut: false, isFromCache: false, unreadable: 0, waitingIds: [] };
      fake.sources.enclosures.show({ ...list, enclosures: [...known] });
      return places.create(created);
    },
  };
  const repositories = {
    ...fake.repositories,
    animalImport: () => Promise.resolve(animalImport),
    enclosures: () => Promise.resolve(enclosures),
  };
  const app = await openApp('/specieAnimalsListView?import=1', { repositories, features: [route] });
  return { ...app, sent, answers, undone };
}

const csv = (rows: readonly (readonly unknown[])[], headings: readonly string[] = HEADINGS, name = 'register.csv') =>
  new File([[headings, ...rows].map((row) => row.join(';')).join('\n')], name, { type: 'text/csv' });
async function give(file: File) {
  await userEvent.upload(await screen.findByLabelText('Choisir un fichier', { selector: 'input' }, patient), file);
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, patient));
const step = (name: string) => screen.findByRole('heading', { level: 2, name: new RegExp(name) }, patient);

describe('a register file', () => {
  it('goes from its columns over the dry run to its animals; wrong lines are named and skipped', async () => {
    const { sent } = await open();
    await give(csv([aRow(1), aRow(2, { Sex: 'Unknown' }), aRow(3), aRow(4, { Transponder: '123' })]));
    await step('Colonnes');
    expect(screen.getByRole('combobox', { name: 'Ce que dit la colonne Transponder' })).toHaveValue('animalChipId');
    await press('Vérifier les lignes');
    await step('Vérification');
    expect(
      screen.getByText('2 lignes ne peuvent pas être importées. Passez-les et continuez, ou corrigez le fichier.'),
    ).toBeVisible();
    expect(screen.getByText(/Colonne « Sex », « Unknown »\. Sexe inconnu/)).toBeVisible();
    expect(screen.getByText(/Colonne « Transponder », « 123 »/)).toBeVisible();
    expect(sent).toEqual([]);
    await press('Passer les erreurs et importer 2 animaux');
    expect(await screen.findByText(/2 animaux créés/, {}, patient)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.rows.map(({ line, registryId }) => [line, registryId])).toEqual([
      [2, 'M00001'],
      [4, 'M00003'],
    ]);
    expect(sent[0]?.mapping?.columns).toMatchObject({ transponder: 'animalChipId' });
    expect(sent[0]?.rows[0]?.notes).toBe('Date de naissance dans le registre\u00a0: 12/03/2019');
  });

  it('is imported without the wrong chips of all rows at one answer, a cell is corrected, and a row is unticked', async () => {
    const { sent } = await open();
    await give(csv([aRow(1, { Transponder: '12' }), aRow(2, { Transponder: '123' }), aRow(3, { Sex: '' }), aRow(4)]));
    await press('Vérifier les lignes');
    await step('Vérification');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Importer 2 lignes sans leur puce' }, patient));
    await press('Erreur (1)');
    await userEvent.click(await screen.findByRole('button', { name: /^Nala 3/ }, patient));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Sex' }, patient), 'Female');
    await press('Corriger la ligne');
    await press('Toutes (4)');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Importer la ligne 5' }, patient));
    await press('Importer 3 animaux');
    await screen.findByText(/3 animaux créés/, {}, patient);
    expect(sent[0]?.rows.map(({ line, animalChipId, animalSexe }) => [line, animalChipId, animalSexe])).toEqual([
      [2, null, 'Male'],
      [3, null, 'Femelle'],
      [4, '25020000000003', 'Femelle'],
    ]);
  });

  it('with an animal that was typed by hand compares both, and links the row or keeps it apart', async () => {
    const typed = { ...aKnownAnimal(TYPED), animalId: 'typed' };
    const other = { ...aKnownAnimal({ ...TYPED, animalName: 'Nala 3', animalChipId: null }), animalId: 'other' };
    const { sent } = await open({ animals: [typed, other].map(inRegister) });
    await give(csv([aRow(1), aRow(3)]));
    await press('Vérifier les lignes');
    await step('Vérification');
    await userEvent.click(await screen.findByRole('button', { name: /^Nala 1/ }, patient));
    const compared = await screen.findByRole('table', { name: 'Comparaison avec le registre' }, patient);
    expect(within(compared).getByRole('row', { name: 'Identifiant M00001 –' })).toBeVisible();
    await press('C’est le même animal');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Créer un animal distinct pour 1/ }, patient));
    await press('Importer 2 animaux');
    await screen.findByText(/2 animaux créés/, {}, patient);
    expect(sent[0]?.rows.map(({ line, animalId }) => [line, animalId])).toEqual([
      [2, 'typed'],
      [3, undefined],
    ]);
  });

  it('is undone as a whole, after a question, with the numbers of all its parts', async () => {
    const { undone } = await open();
    await give(csv([aRow(1), aRow(2)]));
    await press('Vérifier les lignes');
    await press('Importer 2 animaux');
    await screen.findByText(/2 animaux créés/, {}, patient);
    await press('Annuler cette importation');
    await press('Annuler l’importation');
    expect(await screen.findByText('3 retirés.', {}, patient)).toBeVisible();
    expect(screen.getByText('1 laissé tel quel.')).toBeVisible();
    expect(undone).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Annuler cette importation' })).toBeNull();
  });

  it('with a row that counts several animals makes a group of it, or leaves it out at one answer', async () => {
    const { sent } = await open();
    await give(csv([aRow(1), aRow(2, { Sex: '2.3.20' })]));
    await press('Vérifier les lignes');
    await step('Vérification');
    const leaveOut = await screen.findByRole('checkbox', { name: 'Laisser 1 groupe de côté' }, patient);
    await userEvent.click(leaveOut);
    expect(await screen.findByRole('button', { name: 'Importer 1 animal' }, patient)).toBeVisible();
    await userEvent.click(leaveOut);
    await press('Importer 2 lignes');
    expect(await screen.findByText('1 groupe créé ou mis à jour.', {}, patient)).toBeVisible();
    expect(screen.getByText('1 animal créé.')).toBeVisible();
    expect(sent[0]?.groups).toMatchObject([{ line: 3, census: { males: 2, females: 3, unsexed: 20 } }]);
  });

  it('with unknown enclosures has near ones proposed and the others created from here', async () => {
    const { sent } = await open();
    await give(csv([aRow(1, { Enclosure: 'Savana' }), aRow(2, { Enclosure: 'Lagon' })]));
    await press('Vérifier les lignes');
    await step('Valeurs');
    await press('Savanna\u00a0?');
    await press('Créer 1 enclos');
    expect(await screen.findByDisplayValue('Lagon', {}, patient)).toBeVisible();
    await press('Suivant');
    await press('Importer 2 animaux');
    await screen.findByText(/2 animaux créés/, {}, patient);
    const [first, second] = sent[0]?.rows ?? [];
    expect(first?.enclosureId).toBe('savanna');
    expect(second?.enclosureId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('with headings alone says so once, and offers no check', async () => {
    await open();
    await give(csv([]));
    expect(await screen.findByText(/ne contient que des titres de colonnes/, {}, patient)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vérifier les lignes' })).toBeDisabled();
  });

  it('that was imported earlier is undone from the list of the last imports', async () => {
    const atUnix = Date.UTC(2026, 10, 20, 8);
    const { undone } = await open({
      imports: [{ importId: 'i1', fileName: 'zims.xlsx', atUnix, byName: 'Ana Keller', created: 12, updated: 1 }],
    });
    expect(await screen.findByText('zims.xlsx', {}, patient)).toBeVisible();
    expect(screen.getByText(/Ana Keller · 12 créés · 1 mis à jour/)).toBeVisible();
    await press('Annuler cette importation');
    await press('Annuler l’importation');
    expect(await screen.findByText('3 retirés.', {}, patient)).toBeVisible();
    expect(undone).toEqual(['i1', 'i1']);
  });

  it('has its columns and its words matched by hand, and the matches are kept for the next file', async () => {
    const { sent } = await open();
    const headings = HEADINGS.map((name) => (name === 'House Name' ? 'Petit nom' : name));
    const file = () => csv([aRow(1, { Enclosure: 'Plaine' })], headings);
    await give(file());
    await press('Vérifier les lignes');
    expect(
      await screen.findByText(/Indiquez d’abord dans quelle colonne se trouve : Nom\./, {}, patient),
    ).toBeVisible();
    const column = screen.getByRole('combobox', { name: 'Ce que dit la colonne Petit nom' });
    await userEvent.selectOptions(column, 'Nom');
    await press('Vérifier les lignes');
    await step('Valeurs');
    await userEvent.click(screen.getByRole('combobox', { name: 'Associer «\u00a0Plaine\u00a0»' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Savanna' }, patient));
    await press('Suivant');
    await step('Vérification');
    await press('Importer 1 animal');
    await screen.findByText(/1 animal créé/, {}, patient);
    expect(sent[0]).toMatchObject({
      rows: [{ animalName: 'Nala 1', enclosureId: 'savanna' }],
      mapping: { columns: { 'petit nom': 'animalName' }, values: { enclosure: { plaine: 'savanna' } } },
    });
    await press('Importer un autre fichier');
    await give(file());
    await step('Colonnes');
    expect(screen.getByRole('combobox', { name: 'Ce que dit la colonne Petit nom' })).toHaveValue('animalName');
  });

  it('that was cancelled before it was read does not appear later, nor in place of the next one', async () => {
    await open();
    const late = Promise.withResolvers<ArrayBuffer>();
    const slow = csv([aRow(1)], HEADINGS, 'slow.csv');
    const bytes = await slow.arrayBuffer();
    await give(Object.assign(slow, { arrayBuffer: () => late.promise }));
    await press('Annuler');
    await step('Fichier');
    const headings = HEADINGS.map((name) => (name === 'House Name' ? 'Petit nom' : name));
    await give(csv([aRow(1)], headings, 'next.csv'));
    await step('Colonnes');
    late.resolve(bytes);
    await press('Précédent');
    expect(await screen.findByText('next.csv', {}, patient)).toBeVisible();
    expect(screen.queryByText('slow.csv')).toBeNull();
  });

  it('that was not confirmed has to be chosen again after a reload, and is then understood as before', async () => {
    const headings = HEADINGS.map((name) => (name === 'House Name' ? 'Petit nom' : name));
    await open();
    await give(csv([aRow(1)], headings));
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Ce que dit la colonne Petit nom' }, patient),
      'Nom',
    );
    cleanup();
    await open();
    expect(await screen.findByText(/Vous aviez commencé avec « register.csv »/, {}, patient)).toBeVisible();
    await give(csv([aRow(1)], headings));
    await step('Colonnes');
    expect(screen.getByRole('combobox', { name: 'Ce que dit la colonne Petit nom' })).toHaveValue('animalName');
  });

  it('stopped by a lost network continues where it was, without sending a line twice', async () => {
    const { sent, answers } = await open();
    answers.push('usual', 'offline');
    await give(csv(Array.from({ length: 250 }, (_, at) => aRow(at))));
    await press('Vérifier les lignes');
    await press('Importer 250 animaux');
    await press('Continuer avec 150 lignes');
    await screen.findByText(/250 animaux créés/, {}, patient);
    const lines = sent.flatMap(({ rows }) => rows.map(({ line }) => line));
    expect(new Set(lines).size).toBe(250);
    expect(lines).toHaveLength(250);
  });

  it('that is no table is refused with its reason, and nothing else happens', async () => {
    await open();
    await give(new File(['%PDF-1.7'], 'register.csv', { type: 'text/csv' }));
    expect(await screen.findByText(/Ce n’est ni un classeur/, {}, patient)).toBeVisible();
    expect(await step('Fichier')).toBeVisible();
  });

  it('without a single right line says that importing has failed, with every error', async () => {
    await open();
    await give(csv([aRow(1, { Sex: '' })]));
    await press('Vérifier les lignes');
    await step('Vérification');
    const alert = screen.getByRole('alert');
    expect(within(alert).getByText('L’importation du fichier a échoué. Vérifiez-le, puis recommencez.')).toBeVisible();
    expect(screen.getByRole('button', { name: /importer 0 animal/i })).toBeDisabled();
  });
});

describe('the right to import', () => {
  it('lets a keeper import into their own sector; rows of others are wrong by name', async () => {
    await open({ userRight: 'user', keepers: ['keeper-1'] });
    await give(csv([aRow(1), aRow(2, { Enclosure: 'Aviary' })]));
    await press('Vérifier les lignes');
    expect(await screen.findByText(/« Aviary »\. L’enclos Aviary est dans un secteur/, {}, patient)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Passer les erreurs et importer 1 animal' })).toBeEnabled();
  });
  it('is missing without a sector', async () => {
    await open({ userRight: 'user' });
    expect(await screen.findByText(/Vous ne pouvez modifier d’animaux dans aucun secteur/, {}, patient)).toBeVisible();
  });
});
