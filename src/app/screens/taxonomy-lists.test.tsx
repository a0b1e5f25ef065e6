import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TaxonomyRepository } from '#data/taxonomy/taxonomy.repository.ts';
import { ok } from '#domain/shared/result.ts';
import { iucnKeys } from '#domain/taxonomy/iucn-keys.ts';
import { type IucnSpecies, OLDER_SPECIES, type Species } from '#domain/taxonomy/taxonomy.ts';
import type { User } from '#domain/users/user.ts';
import { taxonomyRoutes } from '#features/taxonomy/taxonomy.routes.ts';
import { anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anEnclosure, aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
// Drafts stay in the tab: each test begins without one.
beforeEach(() => sessionStorage.clear());
const STAFF: Partial<User> = { userRight: 'superAdmin', akongoStaff: true, akongoRank: 'board' };

const named = { latinName: 'Panthera leo', commonNames: { en: 'Lion' } };
const iucnLion: IucnSpecies = {
  ...named,
  ...iucnKeys(named),
  ...{ iucnId: '15951', className: 'MAMMALIA', orderLatinName: 'CARNIVORA', familyLatinName: 'FELIDAE' },
  category: 'VU',
};
const lion: Species = {
  ...OLDER_SPECIES,
  ...{ specieId: 'lion', specieName: 'Lion', specieLatinName: 'Panthera leo' },
  ...{ familyId: 'felidae', orderId: 'carnivora' },
};

async function open(address: string, calls: Partial<TaxonomyRepository> = {}, user: Partial<User> = STAFF) {
  const { repositories } = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(),
    sectors: [],
    taxonomy: aTaxonomy(),
    species: [lion],
    iucn: [iucnLion],
    taxonomyCalls: calls,
    animals: [
      aRegisterAnimal(),
      aRegisterAnimal({ animalId: 'simba', animalName: 'Simba', animalSexe: 'Male' }),
      aRegisterAnimal({ animalId: 'kit', animalName: 'Kit', specieId: 'cheetah' }),
    ],
    enclosures: [anEnclosure()],
  });
  return openApp(address, { repositories, features: taxonomyRoutes });
}

describe('the families', () => {
  it('stand with their order and the number of their species, and are found by a name', async () => {
    await open('/FamilyListManagement');
    const row = await screen.findByRole('row', { name: /Felidae/ }, patient);
    expect(row).toHaveTextContent('Carnivora');
    expect(within(row).getByRole('cell', { name: '2' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Chercher un nom' }), 'bovi');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Felidae/ })).toBeNull(), patient);
    expect(screen.getByRole('row', { name: /Bovidae/ })).toBeVisible();
  });
  it('are created with a Latin name and an order, never without', async () => {
    const saveTaxon = vi.fn<TaxonomyRepository['saveTaxon']>(() => Promise.resolve(ok({ id: 'canidae' })));
    await open('/FamilyListManagement', { saveTaxon });
    await userEvent.click(await screen.findByRole('button', { name: 'Créer une famille' }, patient));
    const dialog = within(await screen.findByRole('dialog', { name: 'Créer une famille' }, patient));
    const save = dialog.getByRole('button', { name: 'Enregistrer' });
    await userEvent.type(dialog.getByLabelText(/^Nom latin/), 'Canidae');
    await userEvent.click(save);
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Ordre/ })).toBeInvalid(), patient);
    expect(saveTaxon).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('combobox', { name: /Ordre/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Carnivora/ }, patient));
    await userEvent.click(save);
    await waitFor(() => expect(saveTaxon).toHaveBeenCalledOnce(), patient);
    expect(saveTaxon).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'family', id: null, latinName: 'Canidae', orderId: 'carnivora' }),
    );
  });
});

describe('the orders', () => {
  it('stand with the number of their families and species, and are deleted after a question', async () => {
    const removeTaxon = vi.fn<TaxonomyRepository['removeTaxon']>(() => Promise.resolve(ok({ id: 'carnivora' })));
    await open('/OrderListManagement', { removeTaxon });
    const row = await screen.findByRole('row', { name: /Carnivora/ }, patient);
    expect(['1', '2'].map((name) => within(row).getAllByRole('cell', { name }).length)).toEqual([1, 1]);
    const ask = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Supprimer Carnivores' }));
      return screen.findByRole('dialog', {}, patient);
    };
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(removeTaxon).not.toHaveBeenCalled();
    const question = await ask();
    expect(question.textContent).toContain('Ce qui est utilisé n’est pas supprimé');
    await userEvent.click(within(question).getByRole('button', { name: 'Supprimer' }));
    await waitFor(
      () => expect(removeTaxon).toHaveBeenCalledExactlyOnceWith({ kind: 'order', id: 'carnivora' }),
      patient,
    );
  });
  it('are not for the admins of a park', async () => {
    await open('/OrderListManagement', {}, { userRight: 'superAdmin' });
    expect(await screen.findByRole('heading', { name: 'Cet écran ne vous est pas ouvert' }, patient)).toBeVisible();
  });
});

describe('the search in the list of the IUCN', () => {
  it.each(['panth', 'lion'])('finds a species by the beginning of a name: %s', async (search) => {
    await open(`/IUCNSpeciesSearch?search=${search}`);
    const link = await screen.findByRole('link', { name: 'Panthera leo' }, patient);
    expect(link).toHaveAttribute('href', '/IUCNSpecieForm?id=15951');
  });
  it('says that nothing is found, and asks for a word when there is none', async () => {
    await open('/IUCNSpeciesSearch?search=okapi');
    expect(await screen.findByText('Aucune espèce trouvée', {}, patient)).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Cherchez une espèce', {}, patient)).toBeVisible();
  });
});

describe('the sheet of a species', () => {
  afterEach(() => vi.restoreAllMocks());

  it('has the park, the species and its animals that live here, and is printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await open('/SpecieRecap?id=lion', {}, {});
    expect(await screen.findByRole('heading', { level: 1, name: 'Lion' }, patient)).toBeVisible();
    expect(screen.getByText('Panthera leo')).toBeVisible();
    expect(screen.getByRole('heading', { name: '2 animaux ici' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Par sexe' })).toHaveTextContent('Mâles1Femelles1');
    expect(screen.getByRole('table', { name: 'Par enclos' })).toHaveTextContent('Grande plaine2');
    const animals = within(screen.getByRole('region', { name: 'Animaux' }));
    expect(animals.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Nala', 'Simba']);
    expect(screen.getByRole('link', { name: 'Tableau de bord de l’espèce' })).toHaveAttribute(
      'href',
      '/DashboardSpecie?specieId=lion',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(print).toHaveBeenCalledOnce();
  });
  it('that the catalogue does not have is not found', async () => {
    await open('/SpecieRecap?id=a%2Fb', {}, {});
    const title = 'Cette espèce n’est pas dans le catalogue';
    expect(await screen.findByRole('heading', { name: title }, patient)).toBeVisible();
  });
});
