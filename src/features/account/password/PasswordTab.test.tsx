import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { actorOf } from '#state/session/session-of.ts';
import { makeStore } from '#state/store.ts';
import { ThemeProvider } from '#ui/theme/ThemeProvider.tsx';
import { anEstablishment } from '../../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../../tests/support/fakes/repositories.ts';
import { PasswordTab } from './PasswordTab.tsx';
import { PasswordServicesContext } from './services.ts';

beforeEach(async () => {
  await startI18n('fr');
  await loadNamespaces(['account', 'errors', 'password']);
});

async function open(answer: Result<null> = ok(null), isDemo = false) {
  const user = aUser();
  const establishment = anEstablishment({ isDemo });
  const actor = actorOf(user, establishment, []);
  const store = makeStore({
    repositories: fakeRepositories().repositories,
    preloadedState: {
      session: {
        userId: user.userId,
        beganAt: null,
        chosenZooId: null,
        isSwitching: false,
        chosenLanguage: null,
        session: { status: 'ready', user, establishment, sectors: [], actor },
      },
    },
  });
  const asked: string[][] = [];
  const changePassword = (...typed: string[]) => {
    asked.push(typed);
    return Promise.resolve(answer);
  };
  const router = createMemoryRouter([{ path: '/', element: <PasswordTab /> }]);
  render(
    <Provider store={store}>
      <ThemeProvider accent="a" colorScheme="light" env="test">
        <PasswordServicesContext value={{ changePassword }}>
          <RouterProvider router={router} />
        </PasswordServicesContext>
      </ThemeProvider>
    </Provider>,
  );
  await screen.findByLabelText('Mot de passe actuel');
  return { asked, store };
}

const current = () => screen.getByLabelText('Mot de passe actuel');
const fresh = () => screen.getByLabelText('Nouveau mot de passe');
const again = () => screen.getByLabelText('Le même, une seconde fois');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));

async function fill(present: string, next: string, repeated = next) {
  if (present !== '') await userEvent.type(current(), present);
  if (next !== '') await userEvent.type(fresh(), next);
  if (repeated !== '') await userEvent.type(again(), repeated);
  await submit();
}

describe('a password', () => {
  it('is changed with the current one, and the fields are emptied', async () => {
    const { asked, store } = await open();
    await fill('welfare-demo', 'trois mots sans lien');
    expect(asked).toEqual([['welfare-demo', 'trois mots sans lien']]);
    expect(screen.getByText(/Votre mot de passe est changé/)).toBeVisible();
    expect([current(), fresh(), again()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '', '']);
    expect(JSON.stringify(store.getState())).not.toContain('trois mots');
  });
  it('needs every field', async () => {
    const { asked } = await open();
    await submit();
    expect(current()).toHaveAccessibleDescription('Ce champ est obligatoire');
    expect(fresh()).toHaveAccessibleDescription(/Ce champ est obligatoire/);
    expect(current()).toHaveFocus();
    expect(asked).toEqual([]);
  });
  it('has six characters at least', async () => {
    const { asked } = await open();
    await fill('welfare-demo', 'abcde');
    expect(fresh()).toHaveAccessibleDescription(/au moins 6 caractères/);
    expect(asked).toEqual([]);
  });
  it('is the same twice', async () => {
    const { asked } = await open();
    await fill('welfare-demo', 'abcdef', 'abcdeg');
    expect(again()).toHaveAccessibleDescription('Les deux mots de passe ne sont pas identiques');
    expect(asked).toEqual([]);
  });
  it('that is common is warned of, and not refused', async () => {
    const { asked } = await open();
    await fill('welfare-demo', 'azerty');
    expect(asked).toHaveLength(1);
  });
  it('is warned of while it is typed', async () => {
    await open();
    await userEvent.type(fresh(), 'Motdepasse1');
    expect(screen.getByText(/parmi les premiers qu’on essaie/)).toBeVisible();
    expect(screen.getByText(/Solidité : faible/)).toBeVisible();
  });
  it('is not changed when the current one is wrong: that is told at its field', async () => {
    await open(fail(appError('password/current-wrong')));
    await fill('faux', 'trois mots sans lien');
    expect(current()).toHaveAccessibleDescription('Le mot de passe actuel est incorrect');
    expect(current()).toHaveFocus();
    expect(fresh()).toHaveValue('trois mots sans lien');
  });
  it('that the server could not change is told above the form', async () => {
    await open(fail(appError('password/update-failed')));
    await fill('welfare-demo', 'trois mots sans lien');
    expect(screen.getByRole('alert')).toHaveTextContent('Le mot de passe n’a pas pu être changé');
    expect(current()).toHaveValue('welfare-demo');
  });
  it('is not changed in the demonstration', async () => {
    const { asked } = await open(ok(null), true);
    await fill('welfare-demo', 'trois mots sans lien');
    expect(screen.getByRole('alert')).toHaveTextContent('Action non autorisée en mode démonstration');
    expect(asked).toEqual([]);
  });
});
