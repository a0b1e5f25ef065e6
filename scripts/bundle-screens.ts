/**
 * What each measured screen loads before it can be used, and how much that may be.
 */

/** Kilobytes (1,000 bytes): JavaScript as hosting sends it, after brotli; styles after gzip. */
export type Budget = { readonly jsBrotliKb: number; readonly cssGzipKb: number };

/** A screen as the modules that are loaded for it; each brings all it imports statically. */
export type Screen = {
  readonly name: string;
  /**
   * `index.html` for the entry, else source files that are imported dynamically: first the page, then what the page
   * asks for at once (its data, the shell around it). What waits for a click is not part of the screen.
   */
  readonly modules: readonly string[];
  /** Names of chunks without which the list above is incomplete: the screen would be weighed too light. */
  readonly mustContain?: readonly string[];
  readonly budget: Budget;
};

const texts = (...namespaces: string[]) => namespaces.map((namespace) => `locales/fr/${namespace}.json`);

/** Asked for by `main.tsx` beside the page: whether there is a network, and the first words of the language. */
const atOnce = ['index.html', 'src/state/connection/watch-connection.ts', 'src/i18n/languages/fr.ts'];

/** Firestore, and the collections that the session and the first screen read. */
const collections = ['users', 'establishments', 'sectors', 'tasks', 'announcements'].map(
  (name) => `src/data/${name}/${name}.repository.ts`,
);

/** The screens with a budget of their own. */
export const screens: readonly Screen[] = [
  {
    // Before anything is typed: authentication is fetched at the first sign of somebody signing in (await-session.ts).
    name: 'sign-in',
    modules: [...atOnce, 'src/app/router/SignInRoute.tsx'],
    budget: { jsBrotliKb: 162, cssGzipKb: 15 },
  },
  {
    name: 'first signed-in screen',
    // All that is fetched from the sign-in page on, until nobody does anything any more.
    modules: [
      ...atOnce,
      'src/app/router/SignInRoute.tsx',
      'src/app/layout/AppLayout.tsx',
      'src/app/router/FeatureGuard.tsx',
      'src/features/dashboard/DashboardPage.tsx',
      'src/state/session/start-session.ts',
      'src/state/session/authentication.ts',
      'src/state/session/follow-session.ts',
      'src/data/firebase/firestore.ts',
      ...collections,
      ...texts('errors', 'access', 'layout', 'menu', 'dashboard', 'tasks', 'establishment'),
    ],
    mustContain: ['firestore', 'auth.repository'],
    budget: { jsBrotliKb: 410, cssGzipKb: 60 },
  },
];

/** What any lazily loaded file may weigh after gzip, in kilobytes. */
export const lazyChunkGzipKb = 135;

/** Libraries heavier than that which stay whole, by the name of their chunk. */
export const heavyChunks: Readonly<Record<string, number>> = {
  // Offline persistence over several tabs comes in one piece.
  firestore: 160,
};
