import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import type { Information } from '#domain/information/information.ts';
import { fail, ok } from '#domain/shared/result.ts';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { selectNotices } from '#state/notices/notices.slice.ts';
import { personSignedIn, sessionFound } from '#state/session/session.slice.ts';
import { makeStore } from '#state/store.ts';
import { ThemeProvider } from '#ui/theme/ThemeProvider.tsx';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { anEstablishment } from '../../../../tests/support/builders/establishment.ts';
import { anInformation } from '../../../../tests/support/builders/information.ts';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../../tests/support/fakes/repositories.ts';
import { InformationForMe } from './InformationForMe.tsx';

vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
const one = (informationId: string, differences: Partial<Information> = {}) =>
  anInformation({ informationId, title: informationId, ...differences });

async function show(information: readonly Information[]) {
  await startI18n('fr');
  await loadNamespaces(['information', 'errors']);
  const { repositories, fakes, sources } = fakeRepositories({ information });
  const store = makeStore({ repositories });
  store.dispatch(personSignedIn('keeper-1'));
  const session = { user: aUser(), establishment: anEstablishment(), sectors: [], actor: anActor() };
  store.dispatch(sessionFound({ status: 'ready', ...session }));
  render(
    <Provider store={store}>
      <ThemeProvider accent="a" colorScheme="light" env="test">
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <InformationForMe sectorId={null} /> }])} />
      </ThemeProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { name: 'Informations' }, patient);
  return { fakes, sources, store };
}

describe('the information of a dashboard', () => {
  it('is the valid one, the urgent one first and as an alert', async () => {
    const now = Date.now();
    await show([
      one('Rappel'),
      one('Danger', { type: 'urgent' }),
      one('Demain', { displayFromUnix: now + 60_000 }),
      one('Hier', { displayFromUnix: now - 2, displayUntilUnix: now - 1 }),
    ]);
    await screen.findByRole('article', { name: 'Danger' }, patient);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Danger',
      'Rappel',
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent('Danger');
  });

  it('is five at most, the others stand in the list', async () => {
    await show(Array.from({ length: 7 }, (_unused, at) => one(`n${at}`)));
    await screen.findAllByRole('article', {}, patient);
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Toutes les informations' })).toHaveAttribute(
      'href',
      '/TaskManagementView?tab=information',
    );
  });

  it('may be none, which it says', async () => {
    await show([]);
    expect(await screen.findByText('Rien à signaler pour le moment.', {}, patient)).toBeVisible();
  });

  it('is confirmed by a button, and then shows the time', async () => {
    const { fakes } = await show([one('Pont', { needsConfirmation: true }), one('Avis')]);
    const confirm = vi.fn(() => Promise.resolve(ok({ confirmedAtUnix: Date.parse('2026-03-10T08:00:00Z') })));
    fakes.information.confirm = confirm;
    await userEvent.click(await screen.findByRole('button', { name: 'J’ai lu «\u00a0Pont\u00a0»' }, patient));
    expect(await screen.findByText('Lecture confirmée le 10 mars 2026, 09:00', {}, patient)).toBeVisible();
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ zooId: 'zoo-1', informationId: 'Pont' });
    expect(screen.queryByRole('button', { name: /J’ai lu/ })).toBeNull();
  });

  it('that cannot be confirmed says so and keeps its button', async () => {
    const { fakes, store } = await show([one('Pont', { needsConfirmation: true })]);
    fakes.information.confirm = () => Promise.resolve(fail(appError('information/confirm-failed')));
    await userEvent.click(await screen.findByRole('button', { name: 'J’ai lu «\u00a0Pont\u00a0»' }, patient));
    await waitFor(
      () => expect(selectNotices(store.getState())).toMatchObject([{ code: 'information/confirm-failed' }]),
      patient,
    );
    expect(screen.getByRole('button', { name: 'J’ai lu «\u00a0Pont\u00a0»' })).toBeEnabled();
  });

  it('that was confirmed before has no button', async () => {
    const { sources } = await show([one('Pont', { needsConfirmation: true })]);
    sources.ownConfirmation.show({
      confirmation: { informationId: 'Pont', zooId: 'zoo-1', userId: 'keeper-1', confirmedAtUnix: 0 },
    });
    expect(await screen.findByText(/Lecture confirmée le/, {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: /J’ai lu/ })).toBeNull();
  });
});
