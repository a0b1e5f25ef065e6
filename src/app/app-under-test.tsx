import { render } from '@testing-library/react';
import { SignInServicesContext, type SignInServices } from '#features/auth/index.ts';
import { startI18n } from '#i18n/start.ts';
import { followSession } from '#state/session/follow-session.ts';
import { personLeft, personSignedIn } from '#state/session/session.slice.ts';
import { makeStore } from '#state/store.ts';
import type { Repositories } from '#data/dependencies.ts';
import { App } from './App.tsx';
import type { FeatureRoute } from './router/feature-route.ts';
import { makeMemoryRouter } from './router/make-router.ts';

type Options = {
  readonly repositories: Repositories;
  readonly isSignedOut?: boolean;
  readonly features: readonly FeatureRoute[];
};

/** Opens the whole application at an address, with a real store over the repositories given. For tests only. */
export async function openApp(address: string, { repositories, features, isSignedOut = false }: Options) {
  // Nothing remains of the test before: neither its language nor its settings.
  localStorage.clear();
  await startI18n('fr');
  const store = makeStore({ repositories });
  const router = makeMemoryRouter(address, features);
  const signInNow = () => {
    store.dispatch(personSignedIn('keeper-1'));
    followSession(store, 'keeper-1');
  };
  if (isSignedOut) store.dispatch(personLeft(null));
  else signInNow();
  const services: SignInServices = {
    signIn: () => {
      signInNow();
      return Promise.resolve({ ok: true, value: { userId: 'keeper-1' } });
    },
    sendPasswordReset: () => Promise.resolve({ ok: true, value: null }),
    choosePassword: () => Promise.resolve({ ok: true, value: null }),
    isDemonstrationOffered: () => Promise.resolve(false),
    enterDemonstration: () => {
      signInNow();
      return Promise.resolve({ ok: true, value: { userId: 'keeper-1' } });
    },
  };
  render(<App store={store} router={router} env="test" />, {
    wrapper: ({ children }) => <SignInServicesContext value={services}>{children}</SignInServicesContext>,
  });
  const path = () => router.state.location.pathname + router.state.location.search;
  const go = (to: string) => router.navigate(to);
  return { store, path, go };
}
