import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TaxonomyRepository } from '#data/taxonomy/taxonomy.repository.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import { bundledSpecies } from '#domain/taxonomy/bundle.ts';
import { iucnKeys } from '#domain/taxonomy/iucn-keys.ts';
import {
  type IucnSpecies,
  type Label,
  OLDER_SPECIES,
  type Species,
  type SpeciesLog,
} from '#domain/taxonomy/taxonomy.ts';
import type { User } from '#domain/users/user.ts';
import { taxonomyRoutes } from '#features/taxonomy/taxonomy.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anEnclosure } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { liveSource } from '../../../tests/support/fakes/live-source.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
// Drafts stay in the tab: each test begins without one.
beforeEach(() => sessionStorage.clear());
const STAFF: Partial<User> = { userRight: 'superAdmin', akongoStaff: true, akongoRank: 'board' };

const lion: Species = {
  ...OLDER_SPECIES,
  specieId: 'lion',
  specieName: 'Lion',
  specieLatinName: 'Panthera leo',
  trad: { fr: 'Lion', de: 'Löwe' },
  familyId: 'felidae',
  orderId: 'carnivora',
  iucnCategory: 'LC',
  updatedAtUnix: 7,
};
const tiger: Species = {
  ...lion,
  specieId: 'tiger',
  specieName: 'Tigre',
  specieLatinName: 'Panthera tigris',
  trad: {},
};
const taxonomy: Taxonomy = {
  orders: { carnivora: { orderName: 'Carnivores', orderLatinName: 'Carnivora' } },
  families: { felidae: { familyName: 'Félidés', familyLatinName: 'Felidae', orderId: 'carnivora' } },
  species: { lion: bundledSpecies(lion), tiger: bundledSpecies(tiger) },
};
const named = { latinName: 'Panthera leo', commonNames: { en: 'Lion' } };
const iucnLion: IucnSpecies = {
  ...named,
  iucnId: '15951',
  className: 'MAMMALIA',
  orderLatinName: 'CARNIVORA',
  familyLatinName: 'FELIDAE',
  category: 'VU',
  ...iucnKeys(named),
};
const log: SpeciesLog = {
  logId: '7',
  atUnix: Date.parse('2026-11-20T09:00:00Z'),
  by: 'x',
  byName: 'Ana Keller',
  action: 'changed',
  changes: [{ field: 'name.de', from: null, to: 'Löwe' }],
};

async function open(
  address: string,
  {
    user = STAFF,
    calls = {},
    labels = [],
  }: { user?: Partial<User>; calls?: Partial<TaxonomyRepository>; labels?: readonly Label[] } = {},
) {
  const fake = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(),
    sectors: [],
    taxonomy,
    species: [lion, tiger],
    speciesLogs: [log],
    animals: [
      aRegisterAnimal(),
      aRegisterAnimal({ animalId: 'simba', animalName: 'Simba', animalSexe: 'Male' }),
      aRegisterAnimal({ animalId: 'kovu', animalName: 'Kovu', animalSexe: 'Male', enclosureId: null }),
    ],
    enclosures: [anEnclosure()],
    iucn: [iucnLion],
    labels: { tags: labels },
    taxonomyCalls: calls,
  });
  return openApp(address, { repositories: fake.repositories, features: taxonomyRoutes });
}

const type = async (label: RegExp | string, text: string) => {
  const field = await screen.findByLabelText(label, {}, patient);
  await userEvent.clear(field);
  await userEvent.click(field);
  if (text !== '') await userEvent.paste(text);
  return field;
};

describe('the catalogue', () => {
  it('finds a species by a name in another language than the page’s', async () => {
    await open('/SpecieListManagement?search=lowe');
    expect(await screen.findByText('Lion', {}, patient)).toBeVisible();
    expect(screen.queryByText('Tigre')).toBeNull();
    expect(screen.getByText('1 espèce')).toBeVisible();
  });
});

describe('a species', () => {
  it('is saved with its changed fields, with the stamp of its last change', async () => {
    const saveSpecies = vi.fn<TaxonomyRepository['saveSpecies']>(() => Promise.resolve(ok({ specieId: 'lion' })));
    await open('/SpecieManagementView?id=lion&edit=1', { calls: { saveSpecies } });
    await type('Español', ' León ');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(saveSpecies).toHaveBeenCalledOnce(), patient);
    expect(saveSpecies).toHaveBeenCalledWith(
      expect.objectContaining({
        specieId: 'lion',
        specieName: 'Lion',
        trad: { fr: 'Lion', de: 'Löwe', es: 'León' },
        expectedUpdatedAtUnix: 7,
      }),
    );
    expect(await screen.findByText('« Lion » est enregistré', {}, patient)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Modifier' }, patient)).toBeVisible();
  });

  it('is not sent with the Latin name of another, and the field says why', async () => {
    const saveSpecies = vi.fn<TaxonomyRepository['saveSpecies']>(() => Promise.resolve(ok({ specieId: 'lion' })));
    await open('/SpecieManagementView?id=lion&edit=1', { calls: { saveSpecies } });
    const field = await type(/^Nom latin/, 'Panthera tigris');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(field).toBeInvalid(), patient);
    expect(field).toHaveFocus();
    expect(saveSpecies).not.toHaveBeenCalled();
  });

  it('that somebody else changed is saved once the person has chosen; their other fields are merged', async () => {
    const saveSpecies = vi.fn<TaxonomyRepository['saveSpecies']>(() => Promise.resolve(ok({ specieId: 'lion' })));
    const source = liveSource<Species>(lion);
    const watchSpecies: TaxonomyRepository['watchSpecies'] = (_id, watcher) => source.watch(watcher);
    await open('/SpecieManagementView?id=lion&edit=1', { calls: { saveSpecies, watchSpecies } });
    const field = await type('Español', 'León');
    act(() => source.show({ ...lion, trad: { ...lion.trad, es: 'Leon', it: 'Leone' }, updatedAtUnix: 9 }));
    const both = within(await screen.findByRole('group', { name: 'Español' }, patient));
    expect(screen.queryByRole('group', { name: 'Italiano' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(saveSpecies).not.toHaveBeenCalled();
    await userEvent.click(both.getByRole('button', { name: /Garder ma saisie/ }));
    expect(field).toHaveValue('León');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(saveSpecies).toHaveBeenCalledOnce(), patient);
    expect(saveSpecies).toHaveBeenCalledWith(
      expect.objectContaining({
        trad: { fr: 'Lion', de: 'Löwe', es: 'León', it: 'Leone' },
        expectedUpdatedAtUnix: 9,
      }),
    );
  });

  it('keeps the typed text when the server has a newer version', async () => {
    const saveSpecies = vi.fn<TaxonomyRepository['saveSpecies']>(() =>
      Promise.resolve(fail(appError('taxon/changed-meanwhile'))),
    );
    await open('/SpecieManagementView?id=lion&edit=1', { calls: { saveSpecies } });
    const field = await type('Español', 'León');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByRole('alert', {}, patient)).toBeVisible();
    expect(field).toHaveValue('León');
  });

  it('is put under review with a reason, never without one', async () => {
    const saveSpecies = vi.fn<TaxonomyRepository['saveSpecies']>(() => Promise.resolve(ok({ specieId: 'lion' })));
    await open('/SpecieManagementView?id=lion', { calls: { saveSpecies } });
    await userEvent.click(await screen.findByRole('button', { name: 'Mettre en révision' }, patient));
    const dialog = within(await screen.findByRole('dialog', {}, patient));
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre en révision' }));
    expect(dialog.getByLabelText(/^Raison/)).toBeInvalid();
    expect(saveSpecies).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByLabelText(/^Raison/));
    await userEvent.paste('Sous-espèces');
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre en révision' }));
    await waitFor(
      () => expect(saveSpecies).toHaveBeenCalledWith(expect.objectContaining({ review: 'Sous-espèces' })),
      patient,
    );
  });

  it.each(['', '&edit=1'])('is read by a keeper with its log, and not changed, at the address with %j', async (end) => {
    await open(`/SpecieManagementView?id=lion${end}`, { user: {} });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lion' }, patient)).toBeVisible();
    expect(await screen.findByText('Espèce modifiée', {}, patient)).toBeVisible();
    expect(screen.getByText('Carnivores (Carnivora)')).toBeVisible();
    expect(screen.getByText('Löwe', { selector: 'dd' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    for (const name of ['Enregistrer', 'Mettre en révision', 'Supprimer'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull();
  });

  it('says how many of its animals live here, by sex and enclosure, and leads to them', async () => {
    await open('/SpecieManagementView?id=lion', { user: {} });
    expect(await screen.findByRole('heading', { name: '3 animaux ici' }, patient)).toBeVisible();
    expect(screen.getByRole('table', { name: 'Par sexe' })).toHaveTextContent('Mâles2Femelles1');
    expect(screen.getByRole('link', { name: 'Grande plaine' })).toHaveAttribute(
      'href',
      '/EnclosureManagementView?id=plain',
    );
    expect(screen.getByRole('link', { name: 'Voir les animaux' })).toHaveAttribute(
      'href',
      '/specieAnimalsListView?species=lion',
    );
  });

  it('without an animal here says so', async () => {
    await open('/SpecieManagementView?id=tiger', { user: {} });
    expect(await screen.findByText('Aucun animal de cette espèce ne vit ici.', {}, patient)).toBeVisible();
  });

  it.each(['unheard-of', 'new', ''])('of the address %j is not found by a keeper', async (id) => {
    await open(`/SpecieManagementView?id=${id}`, { user: {} });
    const title = 'Cette espèce n’est pas dans le catalogue';
    expect(await screen.findByRole('heading', { name: title }, patient)).toBeVisible();
  });
});

describe('tags', () => {
  const smell: Label = { id: 'a', name: 'Odeur', trad: { fr: 'Odeur' }, archived: false };
  it('are archived at once, with the way back', async () => {
    const saveLabel = vi.fn<TaxonomyRepository['saveLabel']>(() => Promise.resolve(ok({ id: 'a' })));
    await open('/TagManagementView', { calls: { saveLabel }, labels: [smell] });
    await userEvent.click(await screen.findByRole('button', { name: 'Archiver Odeur' }, patient));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler l’archivage' }, patient));
    await waitFor(() => expect(saveLabel).toHaveBeenCalledTimes(2), patient);
    expect(saveLabel.mock.calls.map(([{ archived }]) => archived)).toEqual([true, false]);
  });
});

describe('a species of the IUCN list', () => {
  it('completes the species of the catalogue with its missing values and its category', async () => {
    const saveSpecies = vi.fn<TaxonomyRepository['saveSpecies']>(() => Promise.resolve(ok({ specieId: 'lion' })));
    await open('/IUCNSpecieForm?id=15951', { calls: { saveSpecies } });
    await userEvent.click(await screen.findByRole('button', { name: 'Compléter l’espèce' }, patient));
    await waitFor(() => expect(saveSpecies).toHaveBeenCalledOnce(), patient);
    expect(saveSpecies).toHaveBeenCalledWith(
      expect.objectContaining({
        specieId: 'lion',
        iucnCategory: 'VU',
        iucnId: '15951',
        trad: { fr: 'Lion', de: 'Löwe', en: 'Lion' },
        expectedUpdatedAtUnix: 7,
      }),
    );
  });
});
