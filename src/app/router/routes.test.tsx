import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { personLeft } from '#state/session/session.slice.ts';
import { setErrorSink } from '#lib/log.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { fail } from '#domain/shared/result.ts';
import type { User } from '#domain/users/user.ts';
import { aSector, anEstablishment } from '../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { openApp } from '../app-under-test.tsx';
import type { FeatureRoute } from './feature-route.ts';

const page = (text: string) => () => Promise.resolve({ Component: () => <h1>{text}</h1> });
const dashboard: FeatureRoute = {
  path: '/Dashboard',
  feature: 'dashboard',
  namespaces: [],
  page: page('Accueil du parc'),
};
const tasks: FeatureRoute = { path: '/TaskManagementView', feature: 'tasks', namespaces: [], page: page('Les tâches') };

type Who = { readonly user?: Partial<User>; readonly zoo?: Partial<Establishment>; readonly isSignedOut?: boolean };

function open(address: string, { user, zoo, isSignedOut = false }: Who = {}, pages = [dashboard, tasks]) {
  const { repositories } = fakeRepositories({
    user: aUser(user),
    establishment: anEstablishment(zoo),
    sectors: [aSector()],
  });
  return openApp(address, { repositories, features: pages, isSignedOut });
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { name }, { timeout: 15_000 });

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });

describe('the first screen', () => {
  it.each(['/', '/nulle-part', '/Dashboard/ailleurs'])('is the dashboard for %s', async (address) => {
    const { path } = await open(address);
    expect(await heading('Accueil du parc')).toBeVisible();
    expect(path()).toBe('/Dashboard');
  });
  it('is the quick evaluations in the discovery tier', async () => {
    const { path } = await open('/', { zoo: { zooTiers: 'discovery' } });
    expect(await heading('Cet écran arrive bientôt')).toBeVisible();
    expect(path()).toBe('/FastEvalGroupListView');
  });
});

describe('an establishment that cannot be read', () => {
  it.each([
    ['/', '/Dashboard'],
    ['/TaskManagementView?id=42', '/TaskManagementView?id=42'],
    ['/login', '/Dashboard'],
  ])('is said at %s under the address %s, with another try and the way out', async (address, shown) => {
    const { repositories, sources } = fakeRepositories({ user: aUser() });
    sources.establishment.say(fail(appError('zoo/not-found')));
    const { path } = await openApp(address, { repositories, features: [dashboard, tasks] });
    expect(await heading('Votre espace ne s’ouvre pas')).toBeVisible();
    expect(path()).toBe(shown);
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.getByRole('button', { name: /autre compte/ })).toBeVisible();
  });
});

describe('an address', () => {
  it('opens whatever its case', async () => {
    await open('/taskmanagementVIEW');
    expect(await heading('Les tâches')).toBeVisible();
  });
  it('of a screen to come says so, by its name', async () => {
    await open('/EnclosureListView');
    expect(await heading('Cet écran arrive bientôt')).toBeVisible();
    expect(screen.getByText(/« Enclos » est en préparation/)).toBeVisible();
  });
  it('that the role does not open says why', async () => {
    await open('/TaskManagementView', { user: { userRight: 'pedagoadmin' } });
    expect(await heading('Cet écran ne vous est pas ouvert')).toBeVisible();
    expect(screen.getByText(/Votre rôle \(Pédagogie\) ne donne pas accès à « Tâches »/)).toBeVisible();
    expect(screen.queryByText('Les tâches')).not.toBeInTheDocument();
  });
  it('that the tier does not open names the tier', async () => {
    await open('/EnrichListView', { zoo: { zooTiers: 'basic' } });
    expect(await screen.findByText(/La formule « Essentiel »/, {}, { timeout: 15_000 })).toHaveTextContent(
      'Un responsable de votre établissement',
    );
  });
  it('that the tier does not open sends a manager to the provider', async () => {
    await open('/EnrichListView', { zoo: { zooTiers: 'basic' }, user: { userRight: 'admin' } });
    const sentence = await screen.findByText(/La formule « Essentiel »/, {}, { timeout: 15_000 });
    expect(sentence).toHaveTextContent('Adressez-vous au fournisseur');
    expect(sentence).not.toHaveTextContent('responsable');
  });
  it('with a page that throws shows the ways on, inside the layout', async () => {
    const sink = vi.fn<(error: unknown) => void>();
    setErrorSink(sink);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Component = () => {
      throw new Error('broken page');
    };
    await open('/Dashboard', {}, [{ ...dashboard, page: () => Promise.resolve({ Component }) }]);
    expect(await heading('Cette page a rencontré un problème')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
    expect(sink).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken page' }), { where: 'app/router' });
    setErrorSink(null);
    vi.restoreAllMocks();
  });
  it('with a page that throws once is shown after a second try, without leaving the layout', async () => {
    setErrorSink(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let isBroken = true;
    const Component = () => {
      if (isBroken) throw new Error('broken page');
      return <h1>La page est là</h1>;
    };
    const { path } = await open('/Dashboard?id=7', {}, [{ ...dashboard, page: () => Promise.resolve({ Component }) }]);
    await heading('Cette page a rencontré un problème');
    const menu = screen.getByRole('navigation', { name: 'Menu principal' });

    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await heading('Cette page a rencontré un problème')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await heading('La page est là')).toBeVisible();
    expect(path()).toBe('/Dashboard?id=7');
    expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBe(menu);
    setErrorSink(null);
    vi.restoreAllMocks();
  });
});

describe('a visitor who is not signed in', () => {
  it('comes to the sign-in page, and afterwards to the wanted address', async () => {
    const { path } = await open('/TaskManagementView?id=42', { isSignedOut: true });
    expect(await heading('Connexion')).toBeVisible();
    expect(path()).toBe('/login?next=%2FTaskManagementView%3Fid%3D42');

    await userEvent.type(screen.getByLabelText('Adresse e-mail'), 'keeper@fullcare.example');
    await userEvent.type(screen.getByLabelText('Mot de passe'), 'welfare-demo{Enter}');
    expect(await heading('Les tâches')).toBeVisible();
    expect(path()).toBe('/TaskManagementView?id=42');
  });
  it('learns that the session expired, and keeps the address', async () => {
    const { store, path } = await open('/TaskManagementView');
    await heading('Les tâches');
    store.dispatch(personLeft('auth/session-expired'));
    expect(await screen.findByText(/Votre session a expiré/)).toBeVisible();
    expect(path()).toBe('/login?next=%2FTaskManagementView');
  });
  it('starts afresh after leaving by hand', async () => {
    const { store, path } = await open('/TaskManagementView');
    await heading('Les tâches');
    store.dispatch(personLeft(null));
    await heading('Connexion');
    await waitFor(() => expect(path()).toBe('/login'));
  });
});
