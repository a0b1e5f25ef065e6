/**
 * What each measured screen loads before it can be used, and how much that may be.
 */

/** Kilobytes (1,000 bytes) after gzip. */
export type Budget = { readonly jsGzipKb: number; readonly cssGzipKb: number };

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

/** What follows who is there and whether there is a network; `main.tsx` asks for it beside the page. */
const session = ['src/state/session/start-session.ts', 'src/state/connection/watch-connection.ts'];

/** Firestore, and the collections that the session and the first screen read. */
const collections = ['users', 'establishments', 'sectors', 'tasks'].map(
  (name) => `src/data/${name}/${name}.repository.ts`,
);

/** The screens with a budget of their own. */
export const screens: readonly Screen[] = [
  {
    // The page is read and filled in while authentication is still on its way, so `session` does not count here.
    name: 'sign-in',
    modules: ['index.html', 'src/app/router/SignInRoute.tsx', ...texts('common', 'errors', 'auth')],
    budget: { jsGzipKb: 185, cssGzipKb: 15 },
  },
  {
    name: 'first signed-in screen',
    modules: [
      'index.html',
      'src/app/layout/AppLayout.tsx',
      'src/app/router/FeatureGuard.tsx',
      'src/features/dashboard/DashboardPage.tsx',
      ...session,
      'src/state/session/follow-session.ts',
      'src/data/firebase/firestore.ts',
      ...collections,
      ...texts('common', 'errors', 'access', 'layout', 'menu', 'dashboard', 'tasks'),
    ],
    mustContain: ['firestore', 'auth.repository'],
    budget: { jsGzipKb: 430, cssGzipKb: 50 },
  },
];

/** What any lazily loaded file may weigh after gzip, in kilobytes. */
export const lazyChunkGzipKb = 135;

/** Libraries heavier than that which stay whole, by the name of their chunk. */
export const heavyChunks: Readonly<Record<string, number>> = {
  // Offline persistence over several tabs comes in one piece.
  firestore: 160,
};
