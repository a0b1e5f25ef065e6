import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { establishmentsRoutes } from '#features/establishments/establishments.routes.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok } from '#domain/shared/result.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };

async function open() {
  const admin = aUser({ userRight: 'admin' });
  const fake = fakeRepositories({ user: admin, establishment: anEstablishment(), sectors: [aSector()] });
  const read = vi.spyOn(fake.fakes.administration, 'readStorageUse');
  return {
    read,
    show: () => openApp('/ZooDetails', { repositories: fake.repositories, features: establishmentsRoutes }),
  };
}
const NOTHING = /^$/;
const hint = () => screen.queryByText(/Il reste peu d’espace|L’espace est plein/)?.textContent ?? '';

it.each([
  [44_900_000_000, '44,9 Go utilisés sur 50 Go', NOTHING],
  [45_000_000_000, '45 Go utilisés sur 50 Go', /Il reste peu d’espace/],
  [50_000_000_000, '50 Go utilisés sur 50 Go', /L’espace est plein/],
])('the admins of a park read how much room %i bytes of files leave', async (bytes, used, expected) => {
  const { read, show } = await open();
  read.mockResolvedValue(ok({ bytes, countedAtUnix: 1 }));
  await show();
  expect(await screen.findByText((text) => text.replaceAll(/\s/g, ' ') === used, {}, patient)).toBeVisible();
  expect(hint()).toMatch(expected);
});

it('the admins of a park can try again when the room cannot be read', async () => {
  const { read, show } = await open();
  read
    .mockResolvedValueOnce(fail(appError('generic/loading-error')))
    .mockResolvedValue(ok({ bytes: 0, countedAtUnix: 1 }));
  await show();
  const retry = await screen.findByRole('button', { name: /Réessayer/ }, patient);
  retry.click();
  expect(await screen.findByText(/0\sMo utilisés/, {}, patient)).toBeVisible();
});
