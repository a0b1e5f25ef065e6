import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IMPORT_REASON, type Movement } from '#domain/animals/movement.ts';
import { animalsRoutes } from '#features/animals/animals.routes.ts';
import { enclosuresRoutes } from '#features/enclosures/enclosures.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anInformation } from '../../../tests/support/builders/information.ts';
import { anAnimal, anEnclosure, aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aPhoto } from '../../../tests/support/builders/photo.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
beforeEach(() => sessionStorage.clear());

const MOVE: Movement = {
  movementId: 'move-1',
  zooId: 'zoo-1',
  animalId: 'nala',
  kind: 'arrival',
  fromEnclosureId: null,
  toEnclosureId: 'plain',
  fromGroupId: null,
  toGroupId: null,
  sectorIds: ['savanna'],
  movedAtUnix: Date.parse('2026-05-01T08:00:00Z'),
  reason: 'Programme européen',
  destination: '',
  recordedBy: 'keeper-1',
  recordedAtUnix: Date.parse('2026-05-01T08:05:00Z'),
};
const PRIDE = { groupId: 'pride' };
const forSector = (sectorId: string) => ({ everyone: false, sectorIds: [sectorId], roles: [], userIds: [] });

function open(address: string, move: Movement = MOVE) {
  const { repositories } = fakeRepositories({
    user: aUser(),
    establishment: anEstablishment(),
    sectors: [aSector()],
    tasks: [],
    taxonomy: aTaxonomy(),
    enclosures: [
      anEnclosure({ animalsData: [{ specieId: 'lion', count: 3 }], speciesList: ['lion'], animalsCount: 3 }),
      anEnclosure({ enclosureId: 'rock', enclosureName: 'Rocher' }),
    ],
    movements: [move],
    animal: anAnimal({ group: PRIDE }),
    animals: [
      aRegisterAnimal(PRIDE),
      aRegisterAnimal({ animalId: 'zoe', animalName: 'Zoé', ...PRIDE }),
      aRegisterAnimal({ animalId: 'kit', animalName: 'Kit' }),
      aRegisterAnimal({ animalId: 'far', animalName: 'Loin', enclosureId: 'rock', ...PRIDE }),
      aRegisterAnimal({ animalId: 'rex', animalName: 'Rex', status: 'dead', ...PRIDE }),
    ],
    photos: [aPhoto({ caption: 'Nala au repos' })],
    information: [
      anInformation(),
      anInformation({ informationId: 'ours', title: 'Clôture à vérifier', recipients: forSector('savanna') }),
      anInformation({ informationId: 'theirs', title: 'Bassin vidé', recipients: forSector('lagoon') }),
    ],
  });
  return openApp(address, { repositories, features: [...animalsRoutes, ...enclosuresRoutes] });
}

describe('the page of an enclosure', () => {
  const at = (place: string) => open(`/EnclosureManagementView?id=plain&tab=${place}`);

  it('says first who lives there, by species', async () => {
    await at('dashboard');
    await screen.findByRole('heading', { name: 'Qui vit ici' }, patient);
    const lions = await screen.findByText(/^Lion/, { selector: 'li, li *' }, patient);
    expect(lions.closest('li')?.textContent).toMatch(/3/);
  });
  it('lists the animals that live in it, and no others', async () => {
    await at('animals');
    const table = within(await screen.findByRole('table', { name: /Animaux de.*Grande plaine/ }, patient));
    const names = ['Nala', 'Zoé', 'Kit'];
    for (const name of names) expect(table.getByRole('link', { name })).toBeVisible();
    expect(table.queryByText(/Loin|Rex/)).toBeNull();
  });
  it('shows the information of its sector and of everybody, and of no other sector', async () => {
    await at('tools&tool=information');
    expect(await screen.findByRole('article', { name: 'Clôture à vérifier' }, patient)).toBeVisible();
    expect(screen.getByRole('article', { name: 'Pont fermé' })).toBeVisible();
    expect(screen.queryByText('Bassin vidé')).toBeNull();
  });
  it.each([
    ['tools&tool=environment', 'Les données environnementales arriveront ici', /La saisie des relevés par zone/],
    ['enrichment', 'Les enrichissements arriveront ici', /les objets posés dans l’enclos/],
    ['environment', 'L’environnement arrivera ici', /température, humidité, qualité de l’eau/],
  ])('announces the part %s, and names its content', async (place, title, content) => {
    await at(place);
    expect(await screen.findByText(title, {}, patient)).toBeVisible();
    expect(screen.getByText(content)).toBeVisible();
  });
});

describe('the page of an animal', () => {
  const at = (tab: string) => open(`/AnimalManagementView?id=nala&tab=${tab}`);

  it('tells its moves with their time, places and reason', async () => {
    await at('info');
    const history = within(await screen.findByRole('region', { name: 'Historique des mouvements' }, patient));
    expect(await history.findByText('Programme européen', {}, patient)).toBeVisible();
    expect(history.getByText('Arrivée')).toBeVisible();
    expect(history.getByText(/1er mai 2026/)).toBeVisible();
    const places = history.getByText(/^Enclos/);
    await waitFor(() => expect(places).toHaveTextContent('Enclos : Grande plaine'), patient);
  });
  it('tells in words of a move that an import made', async () => {
    const imported = { ...MOVE, reason: IMPORT_REASON };
    await open('/AnimalManagementView?id=nala&tab=info', imported);
    expect(await screen.findByText('Importation d’un registre', {}, patient)).toBeVisible();
    expect(screen.queryByText('import')).toBeNull();
  });

  it('shows its photos', async () => {
    await at('gallery');
    expect(await screen.findByRole('button', { name: /^Agrandir.*Nala au repos/ }, patient)).toBeVisible();
  });
  it('counts and names the living animals of its enclosure and of its group', async () => {
    await at('social');
    const heading = await screen.findByRole('heading', { name: 'Il partage l’enclos avec' }, patient);
    const companions = within(heading.parentElement!).getAllByRole('link');
    expect(companions.map((link) => link.getAttribute('href'))).toEqual(
      ['zoe', 'kit'].map((id) => `/AnimalManagementView?id=${id}`),
    );
    expect(screen.getByText('Autres animaux dans l’enclos').parentElement).toHaveTextContent('2');
    expect(screen.getByText('Autres animaux du groupe').parentElement).toHaveTextContent('2');
  });
  it('announces the healthcare book, and names its content', async () => {
    await at('health');
    expect(await screen.findByRole('heading', { name: 'Le carnet de santé arrive' }, patient)).toBeVisible();
    expect(screen.getByText('les ordonnances et traitements en cours')).toBeVisible();
  });
});
