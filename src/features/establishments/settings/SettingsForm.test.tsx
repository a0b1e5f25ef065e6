import { render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ok } from '#domain/shared/result.ts';
import type { User } from '#domain/users/user.ts';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { personSignedIn, sessionFound } from '#state/session/session.slice.ts';
import { makeStore } from '#state/store.ts';
import { ThemeProvider } from '#ui/theme/ThemeProvider.tsx';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { anEstablishment } from '../../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../../tests/support/fakes/repositories.ts';
import { SettingsForm } from './SettingsForm.tsx';

vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
const COLLEAGUE = aUser({ userId: 'vet', userFirstname: 'Nadia', userLastname: 'Benali' });
const ETHOLOGIST = aUser({
  ...{ userId: 'ethologist', userFirstname: 'Matteo', userLastname: 'Ricci' },
  ...{ zooId: 'provider', akongoStaff: true },
});

async function show(referentEthologistIds: string[], readable: User[] = [ETHOLOGIST]) {
  await startI18n('fr');
  await loadNamespaces(['establishment', 'layout', 'access', 'form', 'words']);
  const establishment = anEstablishment({ referentEthologistIds, supportEthologistIds: ['vet'] });
  const { repositories, fakes } = fakeRepositories({ establishment, colleagues: [COLLEAGUE] });
  const listNamed = vi.fn((ids: readonly string[]) =>
    Promise.resolve(ok(readable.filter(({ userId }) => ids.includes(userId)))),
  );
  fakes.users.listNamed = listNamed;
  const store = makeStore({ repositories });
  store.dispatch(personSignedIn('keeper-1'));
  const session = {
    user: aUser({ userRight: 'admin' }),
    establishment,
    sectors: [],
    actor: anActor({ role: 'admin' }),
  };
  store.dispatch(sessionFound({ status: 'ready', ...session }));
  const form = (
    <SettingsForm zoo={establishment} integrations={{ slackEndpoint: null }} onIntegrationsSaved={() => undefined} />
  );
  render(
    <Provider store={store}>
      <ThemeProvider accent="a" colorScheme="light" env="test">
        <RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />
      </ThemeProvider>
    </Provider>,
  );
  const named = (label: string) => {
    const field = screen.getAllByLabelText(label)[0]?.closest<HTMLElement>('.mantine-MultiSelect-root');
    return within(field as HTMLElement);
  };
  return { named, listNamed };
}

describe('the ethologists of the establishment', () => {
  it('are named, whether of the establishment or of the provider', async () => {
    const { named, listNamed } = await show(['ethologist']);
    expect(await named('Éthologues référents').findByText('Matteo Ricci', {}, patient)).toBeVisible();
    expect(named('Éthologues en appui').getByText('Nadia Benali')).toBeVisible();
    expect(screen.queryByText('Personne d’un autre établissement')).toBeNull();
    // only unknown people are asked for, once
    expect(listNamed.mock.calls).toEqual([[['ethologist']]]);
  });

  it('keep a place without a name when they may not be read', async () => {
    const { named } = await show(['stranger', 'ethologist']);
    const field = named('Éthologues référents');
    expect(await field.findByText('Matteo Ricci', {}, patient)).toBeVisible();
    expect(field.getByText('Personne d’un autre établissement')).toBeVisible();
  });

  it('are looked up among colleagues alone when nobody else is named', async () => {
    const { named, listNamed } = await show([]);
    await waitFor(() => expect(named('Éthologues en appui').getByText('Nadia Benali')).toBeVisible(), patient);
    expect(listNamed).not.toHaveBeenCalled();
  });
});
