import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { waitingWritesCounted, wentOffline } from '#state/connection/connection.slice.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { personLeft } from '#state/session/session.slice.ts';
import { settingSwitched } from '#state/settings/settings.slice.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import type { User } from '#domain/users/user.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';
import type { FeatureRoute } from '../router/feature-route.ts';

const dashboard: FeatureRoute = {
  path: '/Dashboard',
  feature: 'dashboard',
  namespaces: [],
  page: () => Promise.resolve({ Component: () => <h1>Accueil du parc</h1> }),
};

async function openDashboard(user: Partial<User> = {}, zoo: Partial<Establishment> = {}) {
  const { repositories, fakes } = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(zoo),
    sectors: [aSector()],
  });
  const { store } = await openApp('/Dashboard', { repositories, features: [dashboard] });
  await screen.findByRole('heading', { name: 'Accueil du parc' }, { timeout: 15_000 });
  return { store, fakes };
}

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });

describe('the frame', () => {
  it('shows the establishment, the person, role and tier', async () => {
    await openDashboard();
    const bar = screen.getByRole('banner');
    expect(within(bar).getByText('Parc des Trois Rivières')).toBeVisible();
    expect(within(bar).getByText('Camille Roussel')).toBeVisible();
    expect(within(bar).getByText('Soigneur')).toBeVisible();
    expect(within(bar).getByText('Full Care')).toBeVisible();
  });
  it.each([
    ['keeper', 'user', 'à un responsable de votre établissement'],
    ['manager', 'admin', 'adressez-vous au fournisseur'],
    ['super manager', 'superAdmin', 'adressez-vous au fournisseur'],
  ] as const)('tells a %s who can help with a refused action', async (_who, userRight, sentence) => {
    const { store } = await openDashboard({ userRight });
    act(() => void store.dispatch(noticeRaised({ kind: 'error', ...appError('generic/permission-denied') })));
    expect(await screen.findByText(/pas le droit de faire cela/, {}, { timeout: 15_000 })).toHaveTextContent(sentence);
  });
  it('says within the last minute that the device will ask for the password again, and a touch keeps it open', async () => {
    await openDashboard();
    const left = 45_000;
    const before = Date.now() - 3_600_000 + left;
    localStorage.setItem(`enclos.idle.${aUser().userId}`, '1');
    localStorage.setItem('enclos.last-use', String(before));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(
      await screen.findByText(/il redemandera votre mot de passe dans une minute/, {}, { timeout: 15_000 }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: 'Accueil du parc' }));
    expect(Number(localStorage.getItem('enclos.last-use'))).toBeGreaterThanOrEqual(before + 3_600_000 - left);
  });
  it('has the menu of the person', async () => {
    await openDashboard({ userRight: 'pedagoadmin' });
    const menu = screen.getByRole('navigation', { name: 'Menu principal' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Tableau de bord', 'Questionnaires', 'Éthogrammes', 'Gérer mon compte']);
    expect(within(menu).getByRole('link', { name: 'Tableau de bord' })).toHaveAttribute('aria-current', 'page');
  });
  it('folds the sections of the menu, and still shows the current entry', async () => {
    const { store } = await openDashboard();
    const menu = screen.getByRole('navigation', { name: 'Menu principal' });
    const park = within(menu).getByRole('button', { name: 'Gestion du parc' });
    expect(park).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(park);
    expect(park).toHaveAttribute('aria-expanded', 'false');
    expect(within(menu).queryByRole('link', { name: 'Enclos' })).not.toBeInTheDocument();
    expect(store.getState().settings.foldedSections).toEqual(['park']);
    await userEvent.click(park);
    await userEvent.click(within(menu).getByRole('link', { name: 'Enclos' }));
    await screen.findByRole('heading', { name: 'Cet écran arrive bientôt' }, { timeout: 15_000 });
    await userEvent.click(park);
    expect(within(menu).getByRole('link', { name: 'Enclos' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu).queryByRole('link', { name: 'Secteurs' })).not.toBeInTheDocument();
  });
  it('names the person’s own pages in the account panel, and closes it on the way there', async () => {
    await openDashboard({ userRight: 'admin' });
    await userEvent.click(screen.getByRole('button', { name: /Compte de Camille/ }));
    const panel = await screen.findByRole('dialog', { name: 'Compte de Camille Roussel' });
    expect(within(panel).getByText('Parc des Trois Rivières')).toBeVisible();
    await userEvent.click(within(panel).getByRole('link', { name: /Gérer mon compte/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  it('names the provider, the year in Paris and the version at its foot', async () => {
    await openDashboard();
    const year = new Intl.DateTimeFormat('fr', { year: 'numeric', timeZone: 'Europe/Paris' }).format(new Date());
    expect(screen.getByText(`© ${year} Akongo. Tous droits réservés.`)).toBeVisible();
    expect(screen.getByText('Version 2.5')).toBeVisible();
  });
  it('hides the name of the establishment in anonymous mode', async () => {
    const { store } = await openDashboard();
    act(() => void store.dispatch(settingSwitched('anonymousMode')));
    expect(screen.queryByText('Parc des Trois Rivières')).not.toBeInTheDocument();
    expect(screen.getByText('Démonstration, nom masqué')).toBeVisible();
  });
  it('says in the demonstration that nothing is saved', async () => {
    await openDashboard({}, { isDemo: true });
    expect(screen.getByRole('note')).toHaveTextContent('rien de ce que vous faites n’est enregistré');
    expect(screen.getAllByText('Démonstration')).toHaveLength(1);
  });
  it('does not tell the provider’s staff in the demonstration that nothing is saved', async () => {
    await openDashboard({ akongoStaff: true }, { isDemo: true });
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
    expect(screen.getByText('Démonstration')).toBeVisible();
  });
  it('says that the network is gone, and which changes wait', async () => {
    const { store } = await openDashboard();
    act(() => {
      store.dispatch(wentOffline());
      store.dispatch(waitingWritesCounted(2));
    });
    expect(screen.getByText(/vos modifications partiront dès le retour du réseau/)).toBeVisible();
    expect(screen.getByLabelText('2 modifications en attente d’envoi')).toBeVisible();
  });
  it('shows a failed action once, in words, until it is closed', async () => {
    const { store } = await openDashboard();
    act(() => void store.dispatch(noticeRaised({ kind: 'error', code: 'task/already-taken' })));
    expect(await screen.findByText('Cette tâche vient d’être prise par quelqu’un d’autre')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(store.getState().notices).toEqual([]);
  });
});

describe('the language', () => {
  it('follows the person, and changes with their choice', async () => {
    const { fakes } = await openDashboard({ language: 'de' });
    expect(await screen.findByRole('link', { name: 'Übersicht' }, { timeout: 15_000 })).toBeVisible();
    expect(document.documentElement.lang).toBe('de');

    const asked: unknown[] = [];
    fakes.users = {
      ...fakes.users,
      changeLanguage: (...choice) => {
        asked.push(choice);
        return Promise.resolve({ ok: true, value: null });
      },
    };
    await userEvent.click(screen.getByRole('button', { name: /Konto von Camille/ }));
    await userEvent.selectOptions(await screen.findByLabelText('Sprache'), 'Nederlands');
    expect(await screen.findByRole('button', { name: 'Menu inklappen' }, { timeout: 15_000 })).toBeVisible();
    expect(asked).toEqual([['keeper-1', 'nl']]);
  });
  const signIn = async (zoo: Partial<Establishment>, chosen: string) => {
    const asked: unknown[] = [];
    const user = aUser({ language: 'fr' });
    const { repositories, fakes } = fakeRepositories({
      ...{ user, sectors: [aSector()] },
      establishment: anEstablishment(zoo),
    });
    fakes.users = {
      ...fakes.users,
      changeLanguage: (...choice) => {
        asked.push(choice);
        return Promise.resolve({ ok: true, value: null });
      },
    };
    const { store } = await openApp('/login', { repositories, features: [dashboard], isSignedOut: true });
    await userEvent.selectOptions(await screen.findByLabelText('Langue', {}, { timeout: 15_000 }), chosen);
    // The first touch loads the authentication, which finds out only now that nobody is signed in.
    act(() => void store.dispatch(personLeft(null)));
    await userEvent.type(await screen.findByLabelText('E-Mail-Adresse', {}, { timeout: 15_000 }), 'a@park.example');
    await userEvent.type(screen.getByLabelText('Passwort'), 'welfare-demo');
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    await screen.findByRole('heading', { name: 'Accueil du parc' }, { timeout: 15_000 });
    return { asked, store };
  };
  it('chosen beside the sign-in stays, and becomes the account’s', async () => {
    const { asked } = await signIn({}, 'Deutsch');
    expect(await screen.findByRole('link', { name: 'Übersicht' }, { timeout: 15_000 })).toBeVisible();
    expect(document.documentElement.lang).toBe('de');
    expect(asked).toEqual([['keeper-1', 'de']]);
  });
  it('chosen beside the sign-in is told to the person, who goes back to the account’s own with one button', async () => {
    const { asked } = await signIn({}, 'Deutsch');
    expect(
      await screen.findByText('Die Sprache Ihres Kontos ist jetzt Deutsch.', {}, { timeout: 15_000 }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Français' }));
    expect(await screen.findByRole('link', { name: 'Tableau de bord' }, { timeout: 15_000 })).toBeVisible();
    expect(asked).toEqual([
      ['keeper-1', 'de'],
      ['keeper-1', 'fr'],
    ]);
  });
  it('chosen beside the sign-in is not given to the next person who signs in on the same page', async () => {
    const { asked, store } = await signIn({}, 'Deutsch');
    act(() => void store.dispatch(personLeft(null)));
    await screen.findByRole('heading', { name: 'Anmelden' }, { timeout: 15_000 });
    await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'b@park.example');
    await userEvent.type(screen.getByLabelText('Passwort'), 'welfare-demo');
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await screen.findByRole('link', { name: 'Tableau de bord' }, { timeout: 15_000 })).toBeVisible();
    expect(asked).toEqual([['keeper-1', 'de']]);
  });
  it('chosen beside the sign-in stays for the visit alone where the establishment does not offer it', async () => {
    expect((await signIn({ languages: ['fr', 'en'] }, 'Deutsch')).asked).toEqual([]);
    expect(document.documentElement.lang).toBe('de');
  });
  it('chosen beside the sign-in stays for the visit alone in the demonstration', async () => {
    expect((await signIn({ isDemo: true }, 'Deutsch')).asked).toEqual([]);
    expect(document.documentElement.lang).toBe('de');
  });
  it('is chosen in the account panel among the authorised ones and the present one', async () => {
    await openDashboard({}, { languages: ['en', 'nl'] });
    await userEvent.click(screen.getByRole('button', { name: /Compte de Camille/ }));
    const choice = await screen.findByLabelText('Langue');
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Français', 'English', 'Nederlands']);
  });
});
