import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { fail } from '#domain/shared/result.ts';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { holdUnsaved } from '#lib/unsaved-changes.ts';
import { waitingWritesCounted } from '#state/connection/connection.slice.ts';
import { personSignedIn, selectChosenZooId, selectSession, sessionFound } from '#state/session/session.slice.ts';
import { settingSwitched } from '#state/settings/settings.slice.ts';
import { makeStore } from '#state/store.ts';
import { ThemeProvider } from '#ui/theme/ThemeProvider.tsx';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { anEstablishment } from '../../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../../tests/support/fakes/repositories.ts';
import { EstablishmentSwitch } from './EstablishmentSwitch.tsx';

vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
const OWN = anEstablishment();
const BAY = anEstablishment({
  zooId: 'bay',
  zooName: 'Réserve de la Baie',
  zooTiers: 'basic',
  staffAccess: ['keeper-1'],
});

async function show(establishments = [BAY]) {
  localStorage.clear();
  await startI18n('fr');
  await loadNamespaces(['layout', 'menu', 'access', 'errors']);
  const { repositories, fakes, sources } = fakeRepositories({ establishment: OWN, establishments });
  const listed = vi.spyOn(fakes.administration, 'watchReachable');
  const store = makeStore({ repositories });
  store.dispatch(personSignedIn('keeper-1'));
  store.dispatch(sessionFound({ status: 'ready', user: aUser(), establishment: OWN, sectors: [], actor: anActor() }));
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>accueil</p> },
      { path: '/tasks', element: <EstablishmentSwitch /> },
    ],
    { initialEntries: ['/tasks'] },
  );
  render(<RouterProvider router={router} />, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Provider store={store}>
        <ThemeProvider accent="a" colorScheme="light" env="test">
          {children}
        </ThemeProvider>
      </Provider>
    ),
  });
  const open = async () => {
    await userEvent.click(screen.getByRole('button'));
    return screen.findByRole('dialog', { name: 'Changer d’établissement' }, patient);
  };
  return { store, sources, listed, open, path: () => router.state.location.pathname };
}

describe('the list of establishments to go to', () => {
  it('is read when it is opened, not before', async () => {
    const { listed, open } = await show();
    expect(screen.getByRole('button')).toHaveTextContent('Parc des Trois Rivières');
    expect(listed).not.toHaveBeenCalled();
    const panel = await open();
    expect(await within(panel).findByRole('button', { name: /Réserve de la Baie/ }, patient)).toBeVisible();
    expect(listed).toHaveBeenCalledOnce();
  });

  it('that could not be read says so, with the reason', async () => {
    const { sources, open } = await show();
    sources.reachable.say(fail(appError('generic/offline')));
    const panel = await open();
    const title = await within(panel).findByText('Impossible de charger la liste des établissements', {}, patient);
    expect(title.parentElement).toHaveTextContent('Le réseau ne répond pas');
  });

  it('marks the present one and names tier and role', async () => {
    const { open } = await show();
    const panel = await open();
    const bay = await within(panel).findByRole('button', { name: /Réserve de la Baie/ }, patient);
    expect(bay).toHaveTextContent('Essentiel');
    expect(bay).toHaveTextContent('Soigneur');
    expect(within(panel).getByRole('button', { name: /Trois Rivières/ })).toHaveAttribute('aria-current', 'true');
  });

  it('has a search when it is long', async () => {
    const many = Array.from({ length: 8 }, (_, index) =>
      anEstablishment({ zooId: `zoo-${index + 10}`, zooName: `Parc ${index}`, staffAccess: ['keeper-1'] }),
    );
    const { open } = await show([BAY, ...many]);
    const panel = await open();
    await userEvent.click(await within(panel).findByRole('searchbox', {}, patient));
    await userEvent.paste('baie');
    await waitFor(() => expect(within(panel).queryByText('Parc 3')).toBeNull(), patient);
    expect(within(panel).getByText('Réserve de la Baie')).toBeVisible();
  });

  it('has no search for eight, and hides the present name in anonymous mode', async () => {
    const { store, open } = await show();
    act(() => void store.dispatch(settingSwitched('anonymousMode')));
    const panel = await open();
    expect(await within(panel).findByText('Démonstration, nom masqué', {}, patient)).toBeVisible();
    expect(within(panel).queryByRole('searchbox')).toBeNull();
    expect(document.body.innerHTML).not.toContain('Trois Rivières');
  });
});

describe('a change of the establishment', () => {
  it('removes the screens and leads to the first one', async () => {
    const { store, open, path } = await show();
    const panel = await open();
    await userEvent.click(await within(panel).findByRole('button', { name: /Réserve de la Baie/ }, patient));
    await waitFor(() => expect(path()).toBe('/'), patient);
    expect(selectChosenZooId(store.getState())).toBe('bay');
    expect(selectSession(store.getState())).toEqual({ status: 'loading' });
  });

  it.each([
    ['changes that wait', true, /1 modification n’a pas encore été envoyée/],
    ['something typed and not saved', false, /n’est pas enregistré et sera perdu/],
  ])('asks first when there is %s, and stays when refused', async (_what, waits, words) => {
    const { store, open, path } = await show();
    if (waits) act(() => void store.dispatch(waitingWritesCounted(1)));
    const release = waits ? () => undefined : holdUnsaved();
    const panel = await open();
    await userEvent.click(await within(panel).findByRole('button', { name: /Réserve de la Baie/ }, patient));
    // The question fades in.
    await waitFor(() => expect(screen.getByText(words)).toBeVisible(), patient);
    await userEvent.click(screen.getByRole('button', { name: 'Rester ici' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull(), patient);
    release();
    expect(path()).toBe('/tasks');
    expect(selectChosenZooId(store.getState())).toBeNull();
  });
});
