import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { animalsRoutes } from '#features/animals/animals.routes.ts';
import { anEstablishment, aSector } from '../../../tests/support/builders/establishment.ts';
import { aMovement } from '../../../tests/support/builders/movement.ts';
import { anEnclosure, aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const [{ enclosureId, enclosureName }] = [anEnclosure()];

const open = async (address: string) => {
  const fake = fakeRepositories({
    user: aUser(),
    establishment: anEstablishment(),
    animals: [
      aRegisterAnimal({ animalSexe: 'Femelle' }),
      aRegisterAnimal({ animalId: 'zoe', animalName: 'Zoé', status: 'dead', enclosureId: null }),
      aRegisterAnimal({ animalId: 'new', animalName: 'Neuf' }),
    ],
    movements: [
      aMovement({ movementId: '1', toEnclosureId: enclosureId, movedAtUnix: at('2020-01-05') }),
      aMovement({ movementId: '2', animalId: 'zoe', toEnclosureId: enclosureId, movedAtUnix: at('2020-01-05') }),
      aMovement({ movementId: '3', animalId: 'zoe', kind: 'death', movedAtUnix: at('2020-06-01'), reason: 'Âge' }),
    ],
    sectors: [aSector()],
    enclosures: [anEnclosure()],
    groups: [],
    taxonomy: aTaxonomy(),
  });
  return openApp(address, { repositories: fake.repositories, features: animalsRoutes });
};
const cellsOf = (row: HTMLElement) => [
  ...within(row).queryAllByRole('rowheader'),
  ...within(row)
    .queryAllByRole('cell')
    .map(({ textContent }) => textContent),
];

it('the inventory counts each species from the beginning of the period to its end', async () => {
  await open('/specieAnimalsListView?inventory=1&from=2020-02-01&to=2020-12-31');
  const table = await screen.findByRole('table', {}, patient);
  const [, lion, total] = within(table).getAllByRole('row');
  expect(cellsOf(lion!).slice(1)).toEqual(['2', '–', '–', '1', '–', '–', '1', '–', '1', '–']);
  expect(total?.textContent).toBe('Total2001001010');
  expect(screen.getByText('1 animal n’a aucun mouvement enregistré : il n’est pas compté.')).toBeVisible();
});

it('the inventory tells where each species lived on its last day, and each event', async () => {
  await open('/specieAnimalsListView?inventory=1&from=2020-02-01&to=2020-12-31&view=places');
  const [, plain] = within(await screen.findByRole('table', {}, patient)).getAllByRole('row');
  expect(within(plain!).getByText(enclosureName)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Événements' }));
  const [, death] = within(await screen.findByRole('table', {}, patient)).getAllByRole('row');
  expect(death?.textContent).toMatch(/1er juin 2020.*Mort.*Zoé.*Âge/);
});

it('the inventory of an impossible period says why at the day and keeps both days', async () => {
  await open('/specieAnimalsListView?inventory=1&from=2020-02-01&to=2020-01-31');
  expect(await screen.findByText('La fin est avant le début.', {}, patient)).toBeVisible();
  expect(screen.getByLabelText('Du')).toHaveValue('01/02/2020');
  expect(screen.queryByRole('table')).toBeNull();
});
