import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { diagnosticsRoutes } from '#features/diagnostics/diagnostics.routes.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });

it.each(['user', 'admin', 'superAdmin'] as const)('the diagnostics are closed to a park’s %s', async (userRight) => {
  const { repositories } = fakeRepositories({
    user: aUser({ userRight }),
    establishment: anEstablishment(),
    sectors: [aSector()],
  });
  await openApp('/testView', { repositories, features: diagnosticsRoutes });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Cet écran ne vous est pas ouvert' }, { timeout: 15_000 }),
  ).toBeVisible();
});
