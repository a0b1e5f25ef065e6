import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardRoutes } from '#features/dashboard/dashboard.routes.ts';
import { establishmentsRoutes } from '#features/establishments/establishments.routes.ts';
import type { Announcement } from '#domain/announcements/announcement.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { fail, ok } from '#domain/shared/result.ts';
import { UNUSED_DELIVERY } from '#domain/slack/slack-message.ts';
import type { User } from '#domain/users/user.ts';
import { settingSwitched } from '#state/settings/settings.slice.ts';
import { anAnnouncement } from '../../../tests/support/builders/announcement.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 60_000 });
const patient = { timeout: 20_000 };
// Drafts stay in the tab: each test begins without one.
beforeEach(() => sessionStorage.clear());

const BAY = anEstablishment({ zooId: 'bay', zooName: 'Réserve de la Baie', zooTiers: 'basic', code: 'BAIE' });
const ADMIN: Partial<User> = { userRight: 'admin' };
const STAFF: Partial<User> = { userRight: 'superAdmin', akongoStaff: true, akongoRank: 'board' };

type With = {
  readonly user?: Partial<User>;
  readonly zoo?: Partial<Establishment>;
  readonly announcements?: readonly Announcement[];
};

async function open(
  address: string,
  { user = ADMIN, zoo, announcements = [] }: With = {},
  prepare: (fakes: ReturnType<typeof fakeRepositories>['fakes']) => void = () => undefined,
) {
  const fake = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(zoo),
    sectors: [aSector()],
    colleagues: [
      aUser(user),
      aUser({ userId: 'lou', userFirstname: 'Lou', userLastname: 'Marchand', userRight: 'pedagoadmin' }),
    ],
    establishments: [BAY],
    tasks: [],
    announcements,
  });
  prepare(fake.fakes);
  const app = await openApp(address, {
    repositories: fake.repositories,
    features: [...establishmentsRoutes, ...dashboardRoutes],
  });
  return { ...app, ...fake };
}

const type = async (label: RegExp | string, text: string) => {
  const field = await screen.findByLabelText(label, {}, patient);
  await userEvent.clear(field);
  // Pasted: typing key by key is slow on a page that is drawn anew each time.
  await userEvent.click(field);
  if (text !== '') await userEvent.paste(text);
  return field;
};

describe('the settings of one’s establishment', () => {
  it('save the fields that have changed, and no other', async () => {
    const { fakes } = await open('/ZooDetails');
    const save = vi.spyOn(fakes.administration, 'saveSettings');
    await type(/^Nom/, '  Parc du Lac ');
    await type('Canal Slack', '#soins');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Les paramètres sont enregistrés', {}, patient)).toBeVisible();
    expect(save).toHaveBeenCalledExactlyOnceWith({
      zooId: 'zoo-1',
      settings: { zooName: 'Parc du Lac', slackChannel: '#soins' },
    });
  });

  it('show a fault at its field, move there, and send nothing', async () => {
    const { fakes } = await open('/ZooDetails');
    const save = vi.spyOn(fakes.administration, 'saveSettings');
    const name = await type(/^Nom/, '');
    await type('Adresse Slack', 'http://example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Donnez un nom à l’établissement')).toBeVisible();
    expect(screen.getByText(/Cette adresse Slack n’est pas valable/)).toBeVisible();
    expect(name).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('keep the typed text when the server refuses', async () => {
    const { fakes } = await open('/ZooDetails');
    vi.spyOn(fakes.administration, 'saveSettings').mockResolvedValue(fail(appError('zoo/save-failed')));
    const name = await type(/^Nom/, 'Parc du Lac');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/L’établissement n’a pas pu être enregistré/, {}, patient)).toBeVisible();
    expect(name).toHaveValue('Parc du Lac');
    expect(screen.getByText('Modifications non enregistrées')).toBeVisible();
  });

  it('keep the address of the Slack endpoint out of the store and of the browser’s storage', async () => {
    const { store, fakes } = await open('/ZooDetails');
    const save = vi.spyOn(fakes.administration, 'saveSettings');
    const secret = 'https://hooks.slack.com/services/T0/B0/canary';
    await type('Canal Slack', '#soins');
    await type('Adresse Slack', secret);
    // The draft of the other fields is in the tab while the secret is typed.
    const kept = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    await waitFor(() => expect(kept()).toContain('#soins'));
    expect(kept()).not.toContain('canary');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Les paramètres sont enregistrés', {}, patient);
    expect(save).toHaveBeenCalledExactlyOnceWith({
      zooId: 'zoo-1',
      settings: { slackChannel: '#soins' },
      integrations: { slackEndpoint: secret },
    });
    expect(JSON.stringify(store.getState())).not.toContain('canary');
    expect(kept()).not.toContain('canary');
  });

  it('tell whether Slack takes the messages, and send a test message to the saved address', async () => {
    const { fakes } = await open('/ZooDetails', {}, ({ administration }) => {
      const stored = { slackEndpoint: 'https://hooks.slack.com/services/T0/B0/x' };
      vi.spyOn(administration, 'readIntegrations').mockResolvedValue(ok(stored));
      vi.spyOn(administration, 'readSlackDelivery')
        .mockResolvedValueOnce(ok({ ...UNUSED_DELIVERY, failingSinceUnix: 1, failure: 'slack/address-refused' }))
        .mockResolvedValue(ok({ ...UNUSED_DELIVERY, lastSentUnix: 2 }));
    });
    const sendTest = vi.spyOn(fakes.administration, 'sendSlackTest');
    expect(await screen.findByText(/Les messages n’arrivent pas dans Slack depuis/, {}, patient)).toBeVisible();
    expect(screen.getByText(/Slack ne connaît pas cette adresse/)).toBeVisible();
    const button = screen.getByRole('button', { name: 'Envoyer un message de test' });
    await type('Canal Slack', '#soins');
    expect(button).toBeDisabled();
    expect(screen.getByText('Enregistrez d’abord vos modifications.')).toBeVisible();
    await type('Canal Slack', '');
    await userEvent.click(button);
    expect(await screen.findByText(/Dernier message reçu par Slack/, {}, patient)).toBeVisible();
    expect(screen.queryByText(/Slack ne connaît pas cette adresse/)).toBeNull();
    expect(sendTest).toHaveBeenCalledExactlyOnceWith({ zooId: 'zoo-1' });
  });

  it('show the reason when Slack refuses the test message', async () => {
    await open('/ZooDetails', {}, ({ administration }) => {
      const stored = { slackEndpoint: 'https://hooks.slack.com/services/T0/B0/x' };
      vi.spyOn(administration, 'readIntegrations').mockResolvedValue(ok(stored));
      vi.spyOn(administration, 'sendSlackTest').mockResolvedValue(fail(appError('slack/local-only')));
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Envoyer un message de test' }, patient));
    expect(await screen.findByText(/Cette version locale d’Enclos n’envoie rien à Slack/, {}, patient)).toBeVisible();
  });

  it('offer no test message without a saved Slack address', async () => {
    const { fakes } = await open('/ZooDetails');
    const read = vi.spyOn(fakes.administration, 'readSlackDelivery');
    expect(await screen.findByText('Sans adresse Slack enregistrée, rien n’est envoyé.', {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Envoyer un message de test' })).toBeNull();
    expect(read).not.toHaveBeenCalled();
  });

  it('cannot be changed in the demonstration, which says so before anything is typed', async () => {
    await open('/ZooDetails', { zoo: { isDemo: true } });
    expect(await screen.findByLabelText(/^Nom/, {}, patient)).toHaveAttribute('readonly');
    expect(screen.getByText(/démonstration/i, { selector: 'form [role=note] *' })).toBeVisible();
  });

  it('ask before they are left with unsaved text', async () => {
    const { path } = await open('/ZooDetails');
    await type(/^Nom/, 'Parc du Lac');
    await userEvent.click(screen.getByRole('tab', { name: 'Annonces' }));
    const question = await screen.findByRole('dialog', {}, patient);
    expect(question).toHaveTextContent('Ce que vous avez saisi n’est pas enregistré.');
    await userEvent.click(within(question).getByRole('button', { name: 'Rester' }));
    expect(path()).toBe('/ZooDetails');
    expect(screen.getByLabelText(/^Nom/)).toHaveValue('Parc du Lac');
  });

  it('hide the name in anonymous mode', async () => {
    const { store } = await open('/ZooDetails');
    await screen.findByLabelText('Canal Slack', {}, patient);
    act(() => void store.dispatch(settingSwitched('anonymousMode')));
    expect(document.body.innerHTML).not.toContain('Parc des Trois Rivières');
    expect(screen.getByRole('heading', { level: 1, name: 'Démonstration, nom masqué' })).toBeVisible();
  });
});

describe('an establishment that an address names', () => {
  it('is not found when it is another’s', async () => {
    await open('/ZooDetails?id=bay');
    expect(await screen.findByText('Établissement introuvable', {}, patient)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir mon établissement' })).toHaveAttribute('href', '/ZooDetails');
  });
  it('is not found when the provider’s staff mistype it', async () => {
    const { sources } = await open('/ZooDetails?id=nowhere', { user: STAFF });
    act(() => sources.establishment.say(fail(appError('zoo/not-found'))));
    expect(await screen.findByText('Établissement introuvable', {}, patient)).toBeVisible();
  });
  it('opens for the provider’s staff, who may change its tier', async () => {
    await open('/ZooDetails?id=zoo-1', { user: STAFF });
    expect(await screen.findByRole('button', { name: 'Formule et accès' }, patient)).toBeVisible();
  });
});

describe('the list of establishments', () => {
  it('shows each with its tier, type and people, found by name or code', async () => {
    await open('/ZooList', { user: STAFF });
    const row = (await screen.findByRole('link', { name: 'Réserve de la Baie' }, patient)).closest('tr');
    expect(row).toHaveTextContent('Parc zoologique');
    expect(row).toHaveTextContent('Essentiel');
    await waitFor(() => expect(row).toHaveTextContent('12'), patient);
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('trois RIVIERES');
    expect(await screen.findByText('1 établissement', {}, patient)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Réserve de la Baie' })).toBeNull();
  });

  it('keeps its filters in the address', async () => {
    await open('/ZooList?tier=discovery', { user: STAFF });
    expect(await screen.findByText('Rien ne répond à ces filtres.', {}, patient)).toBeVisible();
  });

  it('creates one, and names missing values first', async () => {
    const { fakes } = await open('/ZooList', { user: STAFF });
    const create = vi.spyOn(fakes.administration, 'create');
    await userEvent.click(await screen.findByRole('button', { name: 'Créer un établissement' }, patient));
    const dialog = await screen.findByRole('dialog', { name: 'Nouvel établissement' }, patient);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Créer' }));
    expect(await within(dialog).findByText('Donnez un nom à l’établissement')).toBeVisible();
    await userEvent.click(within(dialog).getByLabelText(/^Nom/));
    await userEvent.paste('Volière du Lac');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Créer' }));
    expect(
      await screen.findByText('L’établissement « Volière du Lac » est créé', { normalizer }, patient),
    ).toBeVisible();
    expect(create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ zooName: 'Volière du Lac', zooTiers: 'essential', languages: ['fr'] }),
    );
  });

  it('is not for the admins of a park', async () => {
    await open('/ZooList');
    expect(await screen.findByText('Cet écran ne vous est pas ouvert', {}, patient)).toBeVisible();
  });
});

describe('announcements', () => {
  const forKeepers = anAnnouncement({ announcementId: 'a', title: 'Formation', broadcastTeams: ['keeper'] });
  const forVets = anAnnouncement({ announcementId: 'b', title: 'Vaccins', broadcastTeams: ['veterinary'] });
  const over = anAnnouncement({ announcementId: 'c', title: 'Fête passée', expiresAtUnix: 1 });

  it('stand on the dashboard of their teams, until they expire', async () => {
    await open('/Dashboard', { user: {}, announcements: [forKeepers, forVets, over] });
    const place = await screen.findByRole('region', { name: 'Annonces' }, patient);
    expect(within(place).getByText('Formation')).toBeVisible();
    expect(within(place).queryByText('Vaccins')).toBeNull();
    expect(within(place).queryByText('Fête passée')).toBeNull();
  });

  it('are plain text: markup is shown as typed', async () => {
    const hostile = anAnnouncement({ message: '<img src=x onerror=alert(1)>\n=1+1' });
    await open('/Dashboard', { user: {}, announcements: [hostile] });
    const place = await screen.findByRole('region', { name: 'Annonces' }, patient);
    expect(within(place).getByText(/<img src=x/)).toBeVisible();
    expect(place.querySelector('img')).toBeNull();
  });

  it('are listed with their state, and written with a preview', async () => {
    const { fakes } = await open('/ZooDetails?tab=announcements', { announcements: [forKeepers, over] });
    const publish = vi.spyOn(fakes.announcements, 'create');
    expect(await screen.findByText('Affichée', {}, patient)).toBeVisible();
    expect(screen.getByText('Expirée')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Écrire une annonce' }));
    const dialog = await screen.findByRole('dialog', { name: 'Écrire une annonce' }, patient);
    await userEvent.click(within(dialog).getByRole('textbox', { name: /^Titre/ }));
    await userEvent.paste('Pont fermé');
    expect(within(dialog).getByRole('article', { name: 'Pont fermé' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publier' }));
    expect(await within(dialog).findByText('Écrivez le message de l’annonce')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('textbox', { name: /^Message/ }));
    await userEvent.paste('Mardi.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(publish).toHaveBeenCalledOnce(), patient);
    expect(publish.mock.calls[0]?.[0]).toMatchObject({
      zooId: 'zoo-1',
      createdBy: 'keeper-1',
      typed: { title: 'Pont fermé', message: 'Mardi.', broadcastTeams: ['everyone'], expiresAtUnix: null },
    });
  });

  it('are deleted after a question', async () => {
    const { fakes } = await open('/ZooDetails?tab=announcements', { announcements: [forKeepers] });
    const remove = vi.spyOn(fakes.announcements, 'remove');
    await userEvent.click(await screen.findByRole('button', { name: /^Supprimer/ }, patient));
    const question = await screen.findByRole('dialog', {}, patient);
    await userEvent.click(within(question).getByRole('button', { name: 'Supprimer l’annonce' }));
    await waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith('zoo-1', 'a'), patient);
  });
});

describe('the activity of the establishments', () => {
  it('shows the counts of each and of all', async () => {
    const figures = (zooId: string, tasksOverdue: number) => ({
      zooId,
      peopleActive: 9,
      peoplePending: 1,
      peopleDisabled: 0,
      tasksOpen: 40,
      tasksOverdue,
      tasksDone: 120,
      lastActivityUnix: null,
    });
    const fake = fakeRepositories({
      user: aUser(STAFF),
      establishment: anEstablishment(),
      sectors: [],
      establishments: [BAY],
    });
    fake.fakes.administration.countFigures = () => Promise.resolve(ok([figures('zoo-1', 3), figures('bay', 4)]));
    await openApp('/DashboardAkongo', { repositories: fake.repositories, features: establishmentsRoutes });
    const row = (await screen.findByRole('link', { name: 'Réserve de la Baie' }, patient)).closest('tr');
    expect(row).toHaveTextContent('120');
    expect(screen.getByLabelText('Totaux').textContent).toMatch(/Tâches en retard\s*7/);
    expect(screen.getByRole('button', { name: 'Affichage' })).toBeEnabled();
  });

  it('says that it cannot be counted without a network, and tries again', async () => {
    const fake = fakeRepositories({ user: aUser(STAFF), establishment: anEstablishment(), sectors: [] });
    fake.fakes.administration.countFigures = () => Promise.resolve(fail(appError('generic/offline')));
    await openApp('/DashboardAkongo', { repositories: fake.repositories, features: establishmentsRoutes });
    const retry = await screen.findByRole('button', { name: 'Réessayer' }, patient);
    fake.fakes.administration.countFigures = () => Promise.resolve(ok([]));
    await userEvent.click(retry);
    expect(await screen.findByLabelText('Totaux', {}, patient)).toBeVisible();
  });
});

/** French typography puts spaces that do not break. */
function normalizer(text: string): string {
  return text.replaceAll('\u00a0', ' ').trim();
}
