import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MergeAnimalsRequest } from '#domain/callables/animals.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { animalsRoutes } from '#features/animals/animals.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { anAnimal, anEnclosure, aTaxonomy } from '../../../tests/support/builders/park.ts';
import { aRegisterAnimal } from '../../../tests/support/builders/register-animal.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 30_000 };

const NALA = { animalId: 'nala', animalName: 'Nala', registryId: 'M1', animalChipId: null, animalBirthdate: '03/2019' };
const TYPED = {
  animalId: 'typed',
  animalName: 'NALA',
  registryId: null,
  animalChipId: '25020000000001',
  animalBirthdate: '03/2019',
};

/** Opens the list of animals with two records of one lioness, and compares both. */
async function compare(answer: Result<{ animalId: string }>) {
  const fake = fakeRepositories({
    user: aUser({ userRight: 'admin' }),
    establishment: anEstablishment(),
    sectors: [aSector()],
    animals: [aRegisterAnimal(NALA), aRegisterAnimal(TYPED), aRegisterAnimal({ animalId: 'kit', animalName: 'Kit' })],
    enclosures: [anEnclosure()],
    taxonomy: aTaxonomy(),
  });
  fake.sources.known.show([anAnimal({ ...NALA, updatedAtUnix: 1 }), anAnimal({ ...TYPED, updatedAtUnix: 2 })]);
  const animals = await fake.repositories.animals();
  const sent: MergeAnimalsRequest[] = [];
  const merge = (request: MergeAnimalsRequest) => {
    sent.push(request);
    return Promise.resolve(answer);
  };
  const repositories = { ...fake.repositories, animals: () => Promise.resolve({ ...animals, merge }) };
  await openApp('/specieAnimalsListView', { repositories, features: animalsRoutes });
  await userEvent.click(await screen.findByRole('button', { name: '1 doublon probable' }, patient));
  await userEvent.click(await screen.findByRole('button', { name: 'Comparer' }, patient));
  return { sent, table: await screen.findByRole('table', { name: 'Les deux fiches' }, patient) };
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Fusionner' }));

it('two records of one animal are found, compared and merged; the one with an identifier stays by itself', async () => {
  const { sent, table } = await compare(ok({ animalId: 'nala' }));
  expect(within(table).getByRole('radio', { name: /^Garder la fiche de Nala/ })).toBeChecked();
  await userEvent.click(within(table).getByRole('radio', { name: 'NALA' }));
  await submit();
  expect(await screen.findByText('Les deux fiches de NALA n’en font plus qu’une', {}, patient)).toBeVisible();
  expect(sent).toMatchObject([
    {
      keptId: 'nala',
      mergedId: 'typed',
      takes: ['animalName', 'animalChipId'],
      expectedUpdatedAtUnix: { kept: 1, merged: 2 },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the other record can be the one that stays, and a refusal is told where it was asked', async () => {
  const { sent, table } = await compare(fail(appError('animal/changed-meanwhile')));
  await userEvent.click(within(table).getByRole('radio', { name: /^Garder la fiche de NALA/ }));
  await submit();
  expect(await screen.findByText(/Quelqu’un a modifié cet animal entre-temps/, {}, patient)).toBeVisible();
  expect(sent).toMatchObject([{ keptId: 'typed', mergedId: 'nala', takes: [] }]);
  expect(table).toBeVisible();
});
