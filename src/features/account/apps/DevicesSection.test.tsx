import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnSession } from '#domain/callables/own-sessions.ts';
import { appError } from '#domain/errors/app-error.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { actorOf } from '#state/session/session-of.ts';
import { makeStore } from '#state/store.ts';
import { ThemeProvider } from '#ui/theme/ThemeProvider.tsx';
import { anEstablishment } from '../../../../tests/support/builders/establishment.ts';
import { aUser } from '../../../../tests/support/builders/user.ts';
import { fakeRepositories } from '../../../../tests/support/fakes/repositories.ts';
import { DevicesSection } from './DevicesSection.tsx';
import { SessionServicesContext } from './services.ts';

beforeEach(async () => {
  await startI18n('fr');
  await loadNamespaces(['account', 'auth', 'errors', 'words']);
});

const HERE: OwnSession = { name: 'Firefox, Android', signedInAtUnix: Date.UTC(2026, 2, 1, 8), isThisDevice: true };
const ELSEWHERE: OwnSession = { name: '', signedInAtUnix: Date.UTC(2026, 1, 1, 8), isThisDevice: false };
const END = { name: 'Déconnecter les autres appareils' };

/** Opens the list; each further question gets the next answer, and the last one again. */
function open(answers: Result<OwnSession[]>[], ended: Result<null> = ok(null), isDemo = false) {
  const user = aUser();
  const establishment = anEstablishment({ isDemo });
  const session = {
    status: 'ready' as const,
    user,
    establishment,
    sectors: [],
    actor: actorOf(user, establishment, []),
  };
  const store = makeStore({
    repositories: fakeRepositories().repositories,
    preloadedState: {
      session: {
        userId: user.userId,
        beganAt: null,
        chosenZooId: null,
        isSwitching: false,
        chosenLanguage: null,
        session,
      },
    },
  });
  const typed: string[] = [];
  const services = {
    ownSessions: () => Promise.resolve((answers.length > 1 ? answers.shift() : answers[0]) ?? ok([])),
    endOtherSessions: (password: string) => {
      typed.push(password);
      return Promise.resolve(ended);
    },
  };
  render(
    <Provider store={store}>
      <ThemeProvider accent="a" colorScheme="light" env="test">
        <SessionServicesContext value={services}>
          <DevicesSection />
        </SessionServicesContext>
      </ThemeProvider>
    </Provider>,
  );
  return typed;
}

async function askToEnd(password: string) {
  await userEvent.click(await screen.findByRole('button', END));
  if (password !== '') await userEvent.type(screen.getByLabelText('Mot de passe actuel'), password);
  await userEvent.click(screen.getByRole('button', END));
}

describe('the list of devices', () => {
  it('names each device with its sign-in, and marks the present one', async () => {
    open([ok([HERE, ELSEWHERE])]);
    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Firefox, AndroidCet appareil.*1er mars 2026/),
      expect.stringMatching(/^Appareil sans nomConnexion.*1er févr\. 2026/),
    ]);
  });
  it('says that no device is known yet', async () => {
    open([ok([])]);
    expect(await screen.findByText(/Aucun appareil n’est encore connu/)).toBeVisible();
  });
  it('is asked for again after a failure', async () => {
    open([fail(appError('auth/network')), ok([HERE])]);
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the sessions on other devices', () => {
  it('are ended with the password, and the list is read again', async () => {
    const typed = open([ok([HERE, ELSEWHERE]), ok([HERE])]);
    await askToEnd('welfare-demo');
    expect(await screen.findByText('Les autres appareils sont déconnectés.')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(typed).toEqual(['welfare-demo']);
  });
  it.each([
    ['without a password', '', undefined, 'Ce champ est obligatoire'],
    ['with a wrong password', 'faux', fail(appError('password/current-wrong')), 'Le mot de passe actuel est incorrect'],
  ])('go on %s, which is told at the field', async (_when, password, ended, sentence) => {
    open([ok([HERE, ELSEWHERE])], ended);
    await askToEnd(password);
    expect(await screen.findByLabelText('Mot de passe actuel')).toHaveAccessibleDescription(new RegExp(sentence));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
  it('go on in the demonstration', async () => {
    const typed = open([ok([HERE])], ok(null), true);
    await askToEnd('welfare-demo');
    expect(screen.getByRole('alert')).toHaveTextContent('Action non autorisée en mode démonstration');
    expect(typed).toEqual([]);
  });
});
