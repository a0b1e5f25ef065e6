import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AcceptInvitationRequest } from '#domain/callables/accept-invitation.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, ok } from '#domain/shared/result.ts';
import type { InvitationShown } from '#domain/callables/read-invitation.ts';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { personLeft, personSignedIn, sessionFound } from '#state/session/session.slice.ts';
import { makeStore } from '#state/store.ts';
import { ThemeProvider } from '#ui/theme/ThemeProvider.tsx';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../../tests/support/fakes/repositories.ts';
import { Component as RegisterPage } from './RegisterPage.tsx';
import { RegisterServicesContext, type RegisterServices } from './services.ts';

const SECRET = 'k7ExampleSecretOfTheLink';
const LINK = `/Register?invitation=inv-1#${SECRET}`;
const shown: InvitationShown = {
  zooName: 'Parc des Trois Rivières',
  invitedBy: 'Nadia Lefort',
  userFirstname: 'Ana',
  userLastname: 'Silva',
  maskedMail: 'a•••@park.example',
  language: 'fr',
  languages: [],
  expiresAtUnix: Date.UTC(2026, 10, 28, 9),
};

beforeEach(async () => {
  localStorage.clear();
  await startI18n('fr');
  await loadNamespaces(['arrival', 'errors', 'layout', 'password', 'terms']);
});

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });

function open(address = LINK, services: Partial<RegisterServices> = {}) {
  const store = makeStore(fakeRepositories());
  store.dispatch(personLeft(null));
  const asked: AcceptInvitationRequest[] = [];
  const full: RegisterServices = {
    readInvitation: () => Promise.resolve(ok(shown)),
    proveInvitedAddress: () => Promise.resolve(ok(null)),
    acceptInvitation: (request) => {
      asked.push(request);
      return Promise.resolve(ok({ userId: 'ana' }));
    },
    signIn: () => {
      store.dispatch(personSignedIn('ana'));
      return Promise.resolve(ok({ userId: 'ana' }));
    },
    ...services,
  };
  const router = createMemoryRouter(
    [
      { path: '/Register', element: <RegisterPage /> },
      { path: '/login', element: <h1>Connexion</h1> },
      { path: '/', element: <h1>Accueil du parc</h1> },
    ],
    { initialEntries: ['/', address] },
  );
  render(
    <Provider store={store}>
      <ThemeProvider accent="a" colorScheme="light" env="test">
        <RegisterServicesContext value={full}>
          <RouterProvider router={router} />
        </RegisterServicesContext>
      </ThemeProvider>
    </Provider>,
  );
  return { store, router, asked };
}

const mail = () => screen.findByLabelText('Votre adresse e-mail');
const next = () => userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
const create = () => userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));

async function fillUntilTerms(password = 'girafe noire et lente') {
  await userEvent.type(await mail(), ' ana@park.example ');
  await next();
  await userEvent.type(screen.getByLabelText('Nouveau mot de passe'), password);
  await userEvent.type(screen.getByLabelText('Le même, une seconde fois'), password);
  await next();
}

describe('an invitation', () => {
  it('names the person who invites and the establishment, and hints at the address', async () => {
    open();
    expect(await screen.findByText('Nadia Lefort vous invite à rejoindre Parc des Trois Rivières.')).toBeVisible();
    expect(await mail()).toHaveAccessibleDescription(expect.stringContaining('a•••@park.example'));
    expect(screen.getByLabelText('Prénom')).toHaveValue('Ana');
    expect(screen.getByText('Étape 1 sur 3')).toBeVisible();
  });
  it('leaves no trace of its secret in the address, and none in this browser', async () => {
    const { router, store } = open();
    await mail();
    expect(router.state.location).toMatchObject({ search: '?invitation=inv-1', hash: '' });
    await router.navigate(-1);
    expect(JSON.stringify([localStorage, sessionStorage, store.getState()])).not.toContain(SECRET);
  });
  it('is accepted with the address, the names, the language, the password and the terms in force', async () => {
    const { asked, router } = open();
    await userEvent.clear(await screen.findByLabelText('Nom'));
    await userEvent.type(screen.getByLabelText('Nom'), ' da Silva ');
    await fillUntilTerms();
    expect(screen.getByText('Étape 3 sur 3')).toBeVisible();
    await create();
    expect(screen.getByText('Acceptez les conditions d’utilisation pour continuer')).toBeVisible();
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await create();
    expect(asked).toEqual([
      {
        invitationId: 'inv-1',
        secret: SECRET,
        userMail: 'ana@park.example',
        userFirstname: 'Ana',
        userLastname: 'da Silva',
        newPassword: 'girafe noire et lente',
        language: 'fr',
        eula: 4,
      },
    ]);
    expect(router.state.location.pathname).toBe('/Register');
  });
  it('opens the first screen once the new session is known', async () => {
    const { store } = open();
    await fillUntilTerms();
    await userEvent.click(screen.getByRole('checkbox'));
    await create();
    store.dispatch(sessionFound({ status: 'refused', reason: 'generic/load-failed' }));
    expect(await screen.findByRole('heading', { name: 'Accueil du parc' })).toBeVisible();
  });
  it('offers the authorised languages of the establishment and the present one', async () => {
    open(LINK, { readInvitation: () => Promise.resolve(ok({ ...shown, languages: ['en', 'it'] })) });
    const choice = await screen.findByLabelText('Langue de l’application');
    const names = within(choice).getAllByRole('option');
    expect(names.map((option) => option.textContent)).toEqual(['Français', 'English', 'Italiano']);
  });
  it('speaks the language it was written in', async () => {
    open(LINK, { readInvitation: () => Promise.resolve(ok({ ...shown, language: 'de' })) });
    expect(await screen.findByRole('heading', { name: 'Ihr Konto anlegen' })).toBeVisible();
    expect(document.documentElement.lang).toBe('de');
    await userEvent.selectOptions(screen.getByLabelText('Sprache der Anwendung'), 'Nederlands');
    expect(await screen.findByRole('heading', { name: 'Uw account aanmaken' })).toBeVisible();
    expect(document.documentElement.lang).toBe('nl');
  });
});

describe('each step', () => {
  it('shows a missing value at its field, with the focus there', async () => {
    open();
    await userEvent.clear(await screen.findByLabelText('Prénom'));
    await next();
    expect(await mail()).toHaveAccessibleDescription(/Indiquez votre adresse e-mail/);
    expect(screen.getByLabelText('Prénom')).toHaveAccessibleDescription('Indiquez le prénom et le nom');
    expect(await mail()).toHaveFocus();
  });
  it.each([
    ['auth/invitation-mail-mismatch', /envoyée à une autre adresse/],
    ['auth/account-exists', /Un compte existe déjà pour cette adresse/],
    ['auth/invitation-expired', /a expiré/],
    ['generic/offline', /Le réseau ne répond pas/],
  ] as const)('asks for no password while the address is refused with %s', async (code, sentence) => {
    open(LINK, { proveInvitedAddress: () => Promise.resolve(fail(appError(code))) });
    await userEvent.type(await mail(), 'ana@park.example');
    await next();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByLabelText('Nouveau mot de passe')).not.toBeInTheDocument();
  });
  it('proves an address once, and again when it has changed', async () => {
    const proven: string[] = [];
    open(LINK, {
      proveInvitedAddress: ({ userMail }) => {
        proven.push(userMail);
        return Promise.resolve(ok(null));
      },
    });
    const back = () => userEvent.click(screen.getByRole('button', { name: 'Revenir à l’étape précédente' }));
    await userEvent.type(await mail(), 'ana@park.example');
    await next();
    await screen.findByLabelText('Nouveau mot de passe');
    await back();
    await next();
    await screen.findByLabelText('Nouveau mot de passe');
    await back();
    await userEvent.type(await mail(), '.org');
    await next();
    await screen.findByLabelText('Nouveau mot de passe');
    expect(proven).toEqual(['ana@park.example', 'ana@park.example.org']);
  });
  it('warns of a common password and lets it pass', async () => {
    open();
    await fillUntilTerms('azerty2026');
    expect(screen.getByText('Étape 3 sur 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Revenir à l’étape précédente' }));
    expect(screen.getByText(/parmi les premiers qu’on essaie/)).toBeVisible();
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveValue('azerty2026');
  });
});

describe('a refusal', () => {
  const refusing = (code: ErrorCode, field?: string) => ({
    acceptInvitation: () => Promise.resolve(fail(appError(code, field === undefined ? undefined : { field }))),
  });
  const send = async (services: Partial<RegisterServices>) => {
    const page = open(LINK, services);
    await fillUntilTerms();
    await userEvent.click(screen.getByRole('checkbox'));
    await create();
    return page;
  };
  it('of the address leads back to it, with all typed text', async () => {
    await send(refusing('auth/invitation-mail-mismatch'));
    expect(await mail()).toHaveAccessibleDescription(/envoyée à une autre adresse/);
    expect(await mail()).toHaveFocus();
    await next();
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveValue('girafe noire et lente');
  });
  it('of the password leads to it', async () => {
    await send(refusing('generic/invalid-input', 'newPassword'));
    expect(screen.getByLabelText('Nouveau mot de passe')).toHaveAccessibleDescription(/valeurs ne sont pas valables/);
    await waitFor(() => expect(screen.getByLabelText('Nouveau mot de passe')).toHaveFocus());
  });
  it('for want of a network is shown above the step, and may be tried again', async () => {
    await send(refusing('generic/offline'));
    expect(screen.getByRole('alert')).toHaveTextContent('Le réseau ne répond pas');
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
  it('because the account exists leads to signing in', async () => {
    await send(refusing('auth/account-exists'));
    expect(screen.getByRole('alert')).toHaveTextContent('Un compte existe déjà pour cette adresse');
    await userEvent.click(screen.getByRole('link', { name: 'Aller à la connexion' }));
    expect(screen.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  });
  it('to sign in the new person says that the account is there', async () => {
    await send({ signIn: () => Promise.resolve(fail(appError('auth/network'))) });
    expect(await screen.findByRole('heading', { name: 'Votre compte est créé' })).toBeVisible();
  });
});

describe('an invitation that does not open', () => {
  it.each([
    ['auth/invitation-invalid', /n’est pas valable/],
    ['auth/invitation-expired', /a expiré/],
    ['auth/invitation-used', /a déjà servi/],
    ['generic/invalid-input', /n’est pas valable/],
  ] as const)('because of %s says so', async (code, sentence) => {
    open(LINK, { readInvitation: () => Promise.resolve(fail(appError(code))) });
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
  });
  it('for want of a network is tried again', async () => {
    let isOffline = true;
    open(LINK, {
      readInvitation: () => Promise.resolve(isOffline ? fail(appError('generic/offline')) : ok(shown)),
    });
    await screen.findByRole('alert');
    isOffline = false;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await mail()).toBeVisible();
  });
  it('because there is none is explained', async () => {
    open('/Register');
    expect(await screen.findByRole('heading', { name: 'Un compte se crée sur invitation' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Aller à la connexion' }));
    expect(screen.getByRole('heading', { name: 'Connexion' })).toBeVisible();
  });
  it('because the link was cut says what to do', async () => {
    open('/Register?invitation=inv-1');
    expect(await screen.findByText(/Il manque une partie du lien/)).toBeVisible();
  });
});

it('somebody else who is signed in leaves first', async () => {
  const { store } = open();
  await mail();
  store.dispatch(personSignedIn('keeper-1'));
  store.dispatch(sessionFound({ status: 'mustAcceptTerms', user: aUser() }));
  expect(await screen.findByText(/ouvert au nom de Camille Roussel/, {}, { timeout: 15_000 })).toBeVisible();
  store.dispatch(personLeft(null));
  expect(await mail()).toBeVisible();
});
