import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import type { Notification } from '#domain/notifications/notification.ts';
import { ok } from '#domain/shared/result.ts';
import { selectNotices } from '#state/notices/notices.slice.ts';
import { aSector, anEstablishment } from '../../../../tests/support/builders/establishment.ts';
import { aNotification } from '../../../../tests/support/builders/notification.ts';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../../tests/support/fakes/repositories.ts';
import { openApp } from '../../app-under-test.tsx';
import type { FeatureRoute } from '../../router/feature-route.ts';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 15_000 };

const page: FeatureRoute = {
  path: '/Dashboard',
  feature: 'accountSettings',
  namespaces: [],
  page: () => Promise.resolve({ Component: () => <h1>Accueil du parc</h1> }),
};
const HOUR = 3_600_000;
const message = (id: string, differences: Partial<Notification> = {}) =>
  aNotification({ notificationId: id, title: `Titre ${id}`, createdAtUnix: Date.now() - HOUR, ...differences });
const listOf = (messages: readonly Notification[], isFromCache = false) => ({ messages, isFromCache, unreadable: 0 });

async function open(messages: readonly Notification[], establishment = anEstablishment()) {
  const fake = fakeRepositories({
    user: aUser(),
    establishment,
    sectors: [aSector()],
    tasks: [],
    messages,
  });
  const marked: (readonly string[])[] = [];
  fake.fakes.notifications.markRead = (ids) => {
    marked.push(ids);
    return Promise.resolve(ok({ read: ids.length }));
  };
  const app = await openApp('/Dashboard', { repositories: fake.repositories, features: [page] });
  await screen.findByRole('heading', { name: 'Accueil du parc' }, patient);
  await vi.waitFor(() => expect(fake.sources.unread.listeners()).toBe(1), patient);
  return { ...app, ...fake, marked };
}

const bell = () => screen.findByRole('button', { name: /^Tâches/ }, patient);
async function openBell() {
  await userEvent.click(await bell());
  const dropdown = await screen.findByRole('dialog', { name: 'Vos tâches du jour' }, patient);
  return within(await within(dropdown).findByRole('region', { name: 'Messages' }, patient));
}

describe('the messages of the bell', () => {
  it('stand alone at the discovery tier, whose people read no tasks', async () => {
    const due = message('Suricates', { kind: 'evaluationDue', subjectId: 'quick-1' });
    await open([due], anEstablishment({ zooTiers: 'discovery' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Messages' }, patient));
    const dropdown = within(await screen.findByRole('dialog', { name: 'Messages' }, patient));
    const link = await dropdown.findByRole('link', { name: /Évaluation prévue aujourd’hui/ }, patient);
    expect(link.getAttribute('href')).toBe('/GroupActionsView?id=quick-1');
    expect(dropdown.queryByText('Vos tâches du jour')).toBeNull();
  });
  it('stand with the unread ones first, each with a link to its subject', async () => {
    await open([
      message('lu', { readAtUnix: Date.now() }),
      message('neuf', { createdAtUnix: Date.now() - 3 * HOUR, kind: 'taskReminder1h', subjectId: 'task-9' }),
      message('info', { createdAtUnix: Date.now() - 4 * HOUR, kind: 'information', subjectId: 'i-1' }),
    ]);
    const list = await openBell();
    // The unread messages and the latest ones are two queries, each with its own answer.
    await list.findByRole('link', { name: /Titre lu/ }, patient);
    const links = list.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/TaskManagementView?id=task-9',
      '/TaskManagementView?tab=information&information=i-1',
      '/TaskManagementView?id=task-1',
    ]);
    expect(links[0]).toHaveTextContent('À faire d’ici une heureTitre neuf');
    expect(within(links[0]!).getByRole('img', { name: 'Non lu' })).toBeVisible();
    expect(within(links[2]!).queryByRole('img')).toBeNull();
  });
  it('are three until all are asked for, since the tasks stand below', async () => {
    await open(Array.from({ length: 5 }, (_, index) => message(`m${index}`)));
    const list = await openBell();
    expect(await list.findAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(list.getByRole('button', { name: 'Voir les 5 messages' }));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
  });
  it('are counted on the bell, whose number stays that of the tasks', async () => {
    await open([message('a'), message('b')]);
    await vi.waitFor(
      async () => expect(await bell()).toHaveAccessibleDescription('Messages non lus\u00a0: 2'),
      patient,
    );
    expect((await bell()).textContent).toBe('');
  });
  it('are read when they are opened, or all at once', async () => {
    const { marked } = await open([message('a'), message('b')]);
    await userEvent.click(await (await openBell()).findByRole('button', { name: 'Tout marquer comme lu' }));
    expect(marked).toEqual([[]]);
    await userEvent.click(screen.getByRole('link', { name: /Titre b/ }));
    await vi.waitFor(() => expect(marked).toEqual([[], ['b']]), patient);
  });
  it('leave the bell closable with Escape when the pressed button has gone', async () => {
    const { sources } = await open(Array.from({ length: 5 }, (_, index) => message(`m${index}`)));
    const list = await openBell();
    await userEvent.click(await list.findByRole('button', { name: 'Voir les 5 messages' }));
    await userEvent.click(list.getByRole('button', { name: 'Tout marquer comme lu' }));
    act(() => {
      sources.unread.show(listOf([]));
      sources.recent.show(listOf([message('m0', { readAtUnix: Date.now() })]));
    });
    await vi.waitFor(() => expect(list.queryByRole('button')).toBeNull(), patient);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('say when there are none, and when they cannot be read', async () => {
    const { sources } = await open([]);
    const list = await openBell();
    expect(await list.findByText('Aucun message')).toBeVisible();
    act(() => sources.recent.breakOff(appError('generic/permission-denied')));
    expect(await list.findByText('Impossible de charger les notifications')).toBeVisible();
  });
});

describe('a message that arrives', () => {
  const toldIn = (store: Awaited<ReturnType<typeof open>>['store']) =>
    selectNotices(store.getState()).map((notice) => (notice.kind === 'error' ? notice.code : notice.params));

  it('is shown as a toast, once; an earlier one is not', async () => {
    const { store, sources } = await open([message('avant')]);
    await vi.waitFor(
      async () => expect(await bell()).toHaveAccessibleDescription('Messages non lus\u00a0: 1'),
      patient,
    );
    const news = [message('neuf', { createdAtUnix: Date.now() }), message('avant')];
    act(() => sources.unread.show(listOf(news)));
    expect(await screen.findByText('Nouvelle tâche : Titre neuf', {}, patient)).toBeVisible();
    act(() => sources.unread.show(listOf([...news])));
    expect(toldIn(store)).toEqual([{ title: 'Titre neuf' }]);
  });
  it('is not one that the device had forgotten', async () => {
    const { store, sources } = await open([]);
    act(() => sources.unread.show(listOf([], true)));
    expect(toldIn(store)).toEqual([]);
  });
  it('with many others is announced by their number', async () => {
    const { sources } = await open([]);
    await openBell();
    const many = Array.from({ length: 4 }, (_, index) => message(`m${index}`, { createdAtUnix: Date.now() }));
    act(() => sources.unread.show(listOf(many)));
    expect(await screen.findByText('4 nouveaux messages', {}, patient)).toBeVisible();
  });
});
