/**
 * The modules of src/ that go into one file because they are always fetched together. By default the bundler makes a
 * file for each set of screens that share something: a hundred small ones before the first screen, each compressed
 * alone and named in long lists of dependencies.
 */
import { sep } from 'node:path';
import { type Reached, reachedFrom } from './static-imports.ts';

/** The modules of a first page before any typing. */
const SIGN_IN_PAGE = ['src/main.tsx', 'src/state/connection/watch-connection.ts', 'src/app/router/SignInRoute.tsx'];
/** Other pages for people who are not signed in, and the table of the screens, which all other pages need. */
const PUBLIC = [
  'src/app/router/screen-routes.tsx',
  'src/app/router/PublicComingPage.tsx',
  'src/features/auth/ResetForm.tsx',
  'src/features/auth/register/RegisterPage.tsx',
  'src/features/app-store/AppStorePage.tsx',
];
/** From the first sign that somebody signs in. */
const SESSION = ['src/state/session/start-session.ts', 'src/state/session/authentication.ts'];
/** Fetched in parallel after the sign-in. */
const FIRST_SCREEN = [
  'src/state/session/follow-session.ts',
  'src/app/layout/AppLayout.tsx',
  'src/app/router/FeatureGuard.tsx',
  'src/app/router/screen-name.ts',
  'src/features/dashboard/DashboardPage.tsx',
  'src/features/establishments/announcements/AnnouncementsForMe.tsx',
  'src/data/firebase/firestore.ts',
  'src/data/users/users.repository.ts',
  'src/data/establishments/establishments.repository.ts',
  'src/data/sectors/sectors.repository.ts',
  'src/data/tasks/tasks.repository.ts',
  'src/data/announcements/announcements.repository.ts',
];

/** The files of modules, those for everybody first. */
export const CHUNKS = ['common', 'public', 'session', 'first-screen'] as const;
type ChunkName = (typeof CHUNKS)[number];

/**
 * Returns a function from a module's path to its file: the first one that needs it, so that none fetches modules that
 * only a later one needs. Null leaves the module to the bundler. @throws at its first call when a module named above is
 * missing; the development server never calls it and starts all the same
 */
export function chunkOf(root: string): (id: string) => ChunkName | null {
  let memberships: ReturnType<typeof membershipsIn> | null = null;
  return (id) => {
    memberships ??= membershipsIn(root);
    if (!memberships.session(id) && !memberships.firstScreen(id)) return null;
    if (memberships.signInPage(id)) return 'common';
    if (memberships.public(id)) return 'public';
    return memberships.session(id) ? 'session' : 'first-screen';
  };
}

function membershipsIn(root: string) {
  const reached = (modules: readonly string[]) => membership(reachedFrom(root, modules));
  return {
    signInPage: reached(SIGN_IN_PAGE),
    public: reached(PUBLIC),
    session: reached(SESSION),
    firstScreen: reached(FIRST_SCREEN),
  };
}

function membership({ files, named }: Reached): (id: string) => boolean {
  const icons = named.get('@tabler/icons-react') ?? new Set();
  return (id) => {
    if (files.has(id)) return true;
    const icon = /@tabler\/icons-react\/.*\/(?<name>\w+)\.m?js$/.exec(id.replaceAll(sep, '/'))?.groups?.['name'];
    if (icon === undefined) return false;
    // The base of all icons comes with the first icon.
    return icon.startsWith('Icon') ? icons.has(icon) : icons.size > 0;
  };
}
