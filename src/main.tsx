import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#app/App.tsx';
import { keepShellOnceSignedIn } from '#app/offline-shell.ts';
import { LastResort, StartFailed } from '#app/errors/LastResort.tsx';
import { reloadForPart } from '#lib/reload-for-part.ts';
import { watchErrors } from '#app/errors/watch-errors.ts';
import { makeRouter } from '#app/router/make-router.ts';
import { rememberedLanguage } from '#i18n/remembered-language.ts';
import { startI18n } from '#i18n/start.ts';
import { reportError } from '#lib/log.ts';
import { awaitSession } from '#state/session/await-session.ts';
import { personLeft } from '#state/session/session.slice.ts';
import { recallSettings } from '#state/settings/stored-settings.ts';
import { makeStore } from '#state/store.ts';

const place = document.getElementById('root');
if (place === null) throw new Error('index.html has no element with the id root');
const root = createRoot(place);
// The last person's colours also dress the sign-in page.
const store = makeStore({ preloadedState: { settings: recallSettings(null) } });
watchErrors();
keepShellOnceSignedIn(store);

// Texts, the page's code and authentication are fetched side by side; the first picture waits for the texts alone.
const texts = startI18n(rememberedLanguage());
const router = makeRouter();

awaitSession(store, () => {
  import('#state/session/start-session.ts')
    .then(({ startSession }) => startSession(store))
    .catch((error: unknown) => {
      if (reloadForPart(error)) return;
      reportError(error, { where: 'main/session' });
      store.dispatch(personLeft('auth/network'));
    });
});
import('#state/connection/watch-connection.ts')
  .then(({ watchConnection }) => watchConnection(store))
  .catch((error: unknown) => reportError(error, { where: 'main/connection' }));

texts
  .then(() =>
    root.render(
      <StrictMode>
        <LastResort>
          <App store={store} router={router} />
        </LastResort>
      </StrictMode>,
    ),
  )
  .catch((error: unknown) => {
    if (reloadForPart(error)) return;
    reportError(error, { where: 'main/texts' });
    root.render(<StartFailed />);
  });
