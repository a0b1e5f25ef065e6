import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sectorsRoutes } from '#features/sectors/sectors.routes.ts';
import type { User } from '#domain/users/user.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anEnclosure, aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aTask } from '../../../tests/support/builders/task.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
beforeEach(() => sessionStorage.clear());

const ana = aUser({ userId: 'ana', userFirstname: 'Ana', userLastname: 'Silva' });
const zoe = aUser({ userId: 'zoe', userFirstname: 'Zoé', userLastname: 'Martin' });
const savanna = aSector({ sectorKeeper: ['ana'], veterinaryUserIds: ['zoe'] });
const lagoon = aSector({ sectorId: 'lagoon', sectorName: 'Lagune', label: 'Lagune', value: 'lagoon' });

async function open(address: string, user: Partial<User> = {}, sectors = [savanna, lagoon]) {
  const me = aUser(user);
  const fake = fakeRepositories({
    user: me,
    establishment: anEstablishment(),
    sectors,
    colleagues: [me, ana, zoe],
    enclosures: [
      anEnclosure(),
      anEnclosure({ enclosureId: 'pool', enclosureName: 'Bassin', linkedSectorId: 'lagoon' }),
      anEnclosure({ enclosureId: 'former', enclosureName: 'Ancien enclos', isArchived: true }),
    ],
    animals: [
      aRegisterAnimal(),
      aRegisterAnimal({ animalId: 'kit', animalName: 'Kit', enclosureId: 'pool' }),
      aRegisterAnimal({ animalId: 'rex', animalName: 'Rex', status: 'dead' }),
    ],
    taxonomy: aTaxonomy(),
    tasks: [aTask({ title: 'Vacciner', responsibleIds: ['zoe'] })],
  });
  const app = await openApp(address, { repositories: fake.repositories, features: sectorsRoutes });
  return { ...app, ...fake };
}
const tab = (name: string) => `/SectorManagementView?id=savanna&tab=${name}`;

describe('the list of sectors', () => {
  it('finds a sector by its name, and by the name of somebody in its team', async () => {
    await open('/SectorListView');
    expect(await screen.findByRole('link', { name: 'Lagune' }, patient)).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Chercher un secteur ou un soigneur' });
    await userEvent.type(search, 'lagu');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Savane africaine' })).toBeNull(), patient);
    await userEvent.clear(search);
    await userEvent.type(search, 'silva');
    expect(await screen.findByRole('link', { name: 'Savane africaine' }, patient)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Lagune' })).toBeNull(), patient);
  });
  it.each([
    ['an admin to create the first one', 'admin', /Créez le premier/, 1],
    ['a keeper nothing but whom to ask', 'user', /Un responsable de l’établissement peut en créer/, 0],
  ] as const)('that is empty offers %s', async (_who, userRight, words, links) => {
    await open('/SectorListView', { userRight }, []);
    expect(await screen.findByText('Aucun secteur', {}, patient)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Nouveau secteur' })).toHaveLength(links);
  });
});

describe('the page of a sector', () => {
  it('has its seven tabs, in their order', async () => {
    await open(tab('about'));
    const tabs = await screen.findAllByRole('tab', {}, patient);
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      ...['Tableau de bord', 'Enclos', 'Animaux', 'Équipe et rôles', 'Nutrition', 'Vétérinaires', 'À propos'],
    ]);
  });
  it('lists its own enclosures, archived ones not', async () => {
    await open(tab('enclosures'));
    const table = await screen.findByRole('table', { name: /Enclos.*Savane africaine/ }, patient);
    expect(within(table).getByRole('link', { name: 'Grande plaine' })).toHaveAttribute(
      'href',
      '/EnclosureManagementView?id=plain',
    );
    expect(within(table).queryByText(/Bassin|Ancien enclos/)).toBeNull();
  });
  it('lists the animals that live in its enclosures', async () => {
    await open(tab('animals'));
    const table = await screen.findByRole('table', { name: /Animaux.*Savane africaine/ }, patient);
    expect(await within(table).findByRole('link', { name: 'Nala' }, patient)).toBeVisible();
    expect(within(table).queryByText(/Kit|Rex/)).toBeNull();
  });
  it('names its veterinarians, with the tasks that wait for them', async () => {
    await open(tab('veterinarians'));
    const vets = await screen.findByRole('region', { name: 'Vétérinaires' }, patient);
    expect(await within(vets).findByText('Zoé Martin', {}, patient)).toBeVisible();
    expect(within(vets).queryByText('Ana Silva')).toBeNull();
    expect(screen.getByRole('heading', { name: 'À faire par les vétérinaires' })).toBeVisible();
    expect(await screen.findByText('Vacciner', {}, patient)).toBeVisible();
  });
});
