/**
 * Finds a Chromium for component, end-to-end and speed tests, so that a machine with npm alone can run them.
 */
import { execFile } from 'node:child_process';
import { access, constants, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium as playwrightChromium } from 'playwright';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');

/** A browser that can be started, and the environment variables it needs besides the present ones. */
export type Browser = {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
  /** The source of the browser, for the log. */
  readonly origin: 'CHROMIUM_PATH' | 'system' | 'playwright' | 'npm package';
};

/** The options of Playwright's `launch`. */
export type BrowserLaunchOptions = {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
};

/**
 * Command line for every browser test: runs as root in a container and speaks to nobody but the page's own servers.
 */
export const browserArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--font-render-hinting=none',
];

/**
 * The ways to draw the page. `webgl` draws 3D in software, and everything else with it: a page that needs no 3D then
 * takes ten times as long.
 */
type Drawing = 'plain' | 'webgl';
const drawingArgs: Readonly<Record<Drawing, readonly string[]>> = {
  plain: ['--disable-gpu'],
  webgl: ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
};

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns a Chromium: the one named by CHROMIUM_PATH, else the system's, else the one Playwright downloaded, else the
 * npm package's, which is unpacked once (about 2 s, 220 MB in node_modules/.cache).
 * @throws when CHROMIUM_PATH names no file, or no browser starts on this machine
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!(await isExecutable(named))) throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
    return { executablePath: named, env: {}, origin: 'CHROMIUM_PATH' };
  }
  for (const path of systemPaths) {
    if (await isExecutable(path)) return { executablePath: path, env: {}, origin: 'system' };
  }
  const downloaded = playwrightChromium.executablePath();
  if (await isExecutable(downloaded)) return { executablePath: downloaded, env: {}, origin: 'playwright' };
  return packagedBrowser();
}

/** Returns the options with which Playwright starts the browser of {@link findBrowser} with {@link browserArgs}. */
export async function browserLaunchOptions(drawing: Drawing = 'plain'): Promise<BrowserLaunchOptions> {
  const browser = await findBrowser();
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    executablePath: browser.executablePath,
    args: [...browserArgs, ...drawingArgs[drawing]],
    env: { ...Object.fromEntries(inherited), ...browser.env },
  };
}

async function packagedBrowser(): Promise<Browser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'No Chromium found. Install Chrome, or run "npx playwright install chromium", or set CHROMIUM_PATH.',
    );
  }
  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  const env: Record<string, string> = { FONTCONFIG_PATH: join(folder, 'fonts') };
  try {
    await run(executablePath, ['--version'], { env: { ...process.env, ...env } });
  } catch {
    // The loader misses a system library: use the bundled ones.
    const previous = process.env['LD_LIBRARY_PATH'];
    env['LD_LIBRARY_PATH'] = [join(folder, 'al2023', 'lib'), previous].filter(Boolean).join(':');
    await run(executablePath, ['--version'], { env: { ...process.env, ...env } });
  }
  return { executablePath, env, origin: 'npm package' };
}

/** Unpacks beside the final folder and renames, so that two processes at once never see half a browser. */
async function unpacked(): Promise<string> {
  const manifest = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const cache = join(root, 'node_modules', '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (await isExecutable(join(folder, 'chromium'))) return folder;

  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(join(cache, 'chromium-unpacking-'));
  try {
    await run(process.execPath, [join(import.meta.dirname, 'unpack-chromium.ts')], {
      env: { ...process.env, TMPDIR: staging },
    });
    await writeFile(join(staging, 'fonts', 'fonts.conf'), fontConfiguration(folder));
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!(await isExecutable(join(folder, 'chromium')))) throw error;
  }
  return folder;
}

/** The package's own configuration looks in /tmp only; this one adds its fonts to the system's. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
