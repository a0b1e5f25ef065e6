import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { loadNamespaces, setLanguage, startI18n } from '#i18n/start.ts';
import { personLeft, personSignedIn, sessionFound } from '#state/session/session.slice.ts';
import type { Session } from '#state/session/session.ts';
import { makeStore } from '#state/store.ts';
import { ThemeProvider } from '#ui/theme/ThemeProvider.tsx';
import { aUser } from '../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../tests/support/fakes/repositories.ts';
import { SignInPage, SignInServicesContext, type SignInServices } from './index.ts';

beforeEach(async () => {
  await startI18n('fr');
  await loadNamespaces(['auth', 'layout']);
});

function open(session: Session | null = null, services: Partial<SignInServices> = {}) {
  const { repositories, fakes } = fakeRepositories();
  const store = makeStore({ repositories });
  if (session === null || session.status === 'signedOut') store.dispatch(personLeft(session?.reason ?? null));
  else {
    store.dispatch(personSignedIn('keeper-1'));
    store.dispatch(sessionFound(session));
  }
  const full: SignInServices = {
    signIn: () => Promise.resolve(ok({ userId: 'keeper-1' })),
    sendPasswordReset: () => Promise.resolve(ok(null)),
    choosePassword: () => Promise.resolve(ok(null)),
    isDemonstrationOffered: () => Promise.resolve(false),
    enterDemonstration: () => Promise.resolve(ok({ userId: 'demo-visitor' })),
    ...services,
  };
  render(
    <Provider store={store}>
      <ThemeProvider accent="a" colorScheme="light" env="test">
        <SignInPage />
      </ThemeProvider>
    </Provider>,
    { wrapper: ({ children }) => <SignInServicesContext value={full}>{children}</SignInServicesContext> },
  );
  return { store, fakes };
}

const refusing = (code: ErrorCode) => ({
  signIn: (): Promise<Result<{ userId: string }>> => Promise.resolve({ ok: false, error: { code } }),
});
const email = () => screen.getByLabelText('Adresse e-mail');
const password = () => screen.getByLabelText('Mot de passe');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));

// The parts of a page are compiled at their first use.
vi.setConfig({ testTimeout: 30_000 });

describe('signing in', () => {
  it('asks for both fields, and goes to the first', async () => {
    open();
    await send();
    expect(email()).toHaveAccessibleDescription('Indiquez votre adresse e-mail');
    expect(password()).toHaveAccessibleDescription('Indiquez votre mot de passe');
    expect(email()).toHaveFocus();
  });
  it('finds a slip in the address before the server does', async () => {
    open(null, { signIn: () => Promise.reject(new Error('must not be asked')) });
    await userEvent.type(email(), 'keeper@fullcare');
    await userEvent.type(password(), 'secret{Enter}');
    expect(email()).toHaveAccessibleDescription('Cette adresse e-mail n’est pas valable');
    expect(email()).toHaveFocus();
  });
  it.each([
    ['auth/wrong-credentials', 'Adresse e-mail ou mot de passe incorrect'],
    ['auth/unknown-user', 'Adresse e-mail ou mot de passe incorrect'],
    ['auth/disabled', /Ce compte est désactivé/],
    ['auth/network', /Le service est injoignable/],
    ['auth/too-many-requests', /Trop d’essais de suite/],
    ['auth/locked', /suspendue pendant 15 minutes/],
    ['auth/password-exposed', /Réinitialisez-le/],
    ['auth/profile-missing', /Votre profil est introuvable/],
    ['auth/address-changed', /modifiée en dehors de l’application/],
  ] as const)('explains %s, and keeps the typed text', async (code, sentence) => {
    open(null, refusing(code));
    await userEvent.type(email(), 'keeper@fullcare.example');
    await userEvent.type(password(), 'faux{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(email()).toHaveValue('keeper@fullcare.example');
    expect(password()).toHaveFocus();
  });
  it('reports a missing network when even the code could not be loaded', async () => {
    open(null, { signIn: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) });
    await userEvent.type(email(), 'keeper@fullcare.example');
    await userEvent.type(password(), 'welfare-demo{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Le service est injoignable');
  });
  it('passes a trimmed address and the password as typed', async () => {
    const asked: string[][] = [];
    open(null, {
      signIn: (...typed) => {
        asked.push(typed);
        return Promise.resolve(ok({ userId: 'keeper-1' }));
      },
    });
    await userEvent.type(email(), ' keeper@fullcare.example ');
    await userEvent.type(password(), ' two words {Enter}');
    await waitFor(() => expect(asked).toEqual([['keeper@fullcare.example', ' two words ']]));
  });
  it('shows the password on demand', async () => {
    open();
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(password()).toHaveAttribute('type', 'text');
  });
  it('says that the session expired', async () => {
    open({ status: 'signedOut', reason: 'auth/session-expired' });
    expect(await screen.findByText(/Votre session a expiré/)).toBeVisible();
  });
  it('speaks another language at once, in the browser too', async () => {
    open();
    await userEvent.selectOptions(screen.getByLabelText('Langue'), 'Deutsch');
    expect(await screen.findByRole('heading', { name: 'Anmelden' }, { timeout: 15_000 })).toBeVisible();
    expect(document.documentElement.lang).toBe('de');
    await setLanguage('fr');
  });
});

describe('the demonstration', () => {
  const offered = { isDemonstrationOffered: () => Promise.resolve(true) };
  const button = () => screen.findByRole('button', { name: 'Essayer la démonstration' }, { timeout: 15_000 });

  it('is entered in one click, without an address or a password', async () => {
    let entries = 0;
    open(null, {
      ...offered,
      enterDemonstration: () => {
        entries++;
        return Promise.resolve(ok({ userId: 'demo-visitor' }));
      },
    });
    await userEvent.click(await button());
    await waitFor(() => expect(entries).toBe(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
  it('is not offered where there is none', async () => {
    let isAsked = false;
    open(null, {
      isDemonstrationOffered: () => {
        isAsked = true;
        return Promise.resolve(false);
      },
    });
    await waitFor(() => expect(isAsked).toBe(true));
    await send();
    expect(screen.queryByRole('button', { name: 'Essayer la démonstration' })).not.toBeInTheDocument();
  });
  it('that does not open says so, and can be tried again', async () => {
    open(null, { ...offered, enterDemonstration: () => Promise.resolve(fail({ code: 'auth/too-many-requests' })) });
    await userEvent.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('La démonstration ne s’ouvre pas pour le moment');
    expect(await button()).toBeEnabled();
  });
});

describe('a forgotten password', () => {
  it('answers alike for every address, and keeps the typed one', async () => {
    open();
    await userEvent.type(email(), 'nobody@fullcare.example');
    await userEvent.click(screen.getByRole('button', { name: /Mot de passe oublié/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Envoyer le lien' }, { timeout: 15_000 }));

    expect(await screen.findByText(/Si un compte existe pour nobody@fullcare.example/)).toBeVisible();
  });
  it('reports a message that could not be sent', async () => {
    open(null, { sendPasswordReset: () => Promise.resolve({ ok: false, error: { code: 'auth/reset-email-failed' } }) });
    await userEvent.click(screen.getByRole('button', { name: /Mot de passe oublié/ }));
    await screen.findByRole('button', { name: 'Envoyer le lien' }, { timeout: 15_000 });
    await userEvent.type(email(), 'keeper@fullcare.example{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('L’e-mail de réinitialisation n’a pas pu être envoyé');
  });
});

describe('a new person', () => {
  it('chooses a password, the same twice', async () => {
    open({ status: 'mustChoosePassword', user: aUser({ userStatus: 'pending' }) });
    const first = await screen.findByLabelText('Nouveau mot de passe', {}, { timeout: 15_000 });
    const second = screen.getByLabelText('Le même, une seconde fois');
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }));
    await userEvent.type(first, 'abcde');
    await save();
    expect(first).toHaveAccessibleDescription(/au moins 6 caractères/);
    expect(first).toHaveFocus();
    await userEvent.type(first, 'f');
    await userEvent.type(second, 'abcdeg');
    await save();
    expect(second).toHaveAccessibleDescription('Les deux mots de passe ne sont pas identiques');
    expect(second).toHaveFocus();
    expect(screen.getByText('Solidité : faible')).toBeVisible();
  });
  it('accepts the terms, and only by ticking the box', async () => {
    const { fakes } = open({ status: 'mustAcceptTerms', user: aUser({ eula: 3 }) });
    const accepted: string[] = [];
    fakes.users = {
      ...fakes.users,
      acceptTerms: (userId) => {
        accepted.push(userId);
        return Promise.resolve(ok(null));
      },
    };
    const accept = await screen.findByRole('button', { name: 'Accepter et continuer' }, { timeout: 15_000 });
    expect(screen.getByText(/Version 4/)).toBeVisible();
    await userEvent.click(accept);
    expect(screen.getByText('Acceptez les conditions d’utilisation pour continuer')).toBeVisible();
    expect(accepted).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(accept);
    await waitFor(() => expect(accepted).toEqual(['keeper-1']));
  });
  it('learns why an account opens nothing', async () => {
    open({ status: 'refused', reason: 'auth/deleted' });
    expect(await screen.findByText(/Ce compte a été supprimé/, {}, { timeout: 15_000 })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Utiliser un autre compte' })).toBeVisible();
  });
});
