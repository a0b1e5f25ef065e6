import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budgetBreaks, filesLoadedBy, type Manifest, readManifest, weighScreen } from './bundle-budget.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared'], css: ['assets/index.css'] },
  'src/LoginPage.tsx': { file: 'assets/login.js', imports: ['index.html', '_shared'], css: ['assets/login.css'] },
  'src/HeavyPage.tsx': { file: 'assets/heavy.js', name: 'HeavyPage', imports: ['_firestore'] },
  _shared: { file: 'assets/shared.js' },
  _firestore: { file: 'assets/firestore.js', name: 'firestore' },
};
// Random bytes do not compress, so that sizes after gzip are known.
const kilobytesOf: Record<string, number> = {
  'assets/index.js': 10,
  'assets/shared.js': 20,
  'assets/login.js': 5,
  'assets/heavy.js': 140,
  'assets/firestore.js': 150,
  'assets/index.css': 2,
  'assets/login.css': 1,
};
let dist = '';

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'enclos-budget-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
  for (const [file, size] of Object.entries(kilobytesOf)) writeFileSync(join(dist, file), randomBytes(size * 1000));
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const login = { name: 'sign-in', modules: ['index.html', 'src/LoginPage.tsx'] };

test('a screen counts each file once, with what its modules import', () => {
  const { js, css, files } = weighScreen(readManifest(dist), dist, login);
  expect(files).toHaveLength(5);
  expect(js.raw).toBe(35_000);
  expect(css.raw).toBe(3_000);
  expect(js.gzip).toBeGreaterThan(35_000);
});

test('a module that is no chunk of its own is an error, not zero', () => {
  expect(() => filesLoadedBy(manifest, ['src/Gone.tsx'])).toThrow(
    'src/Gone.tsx, wanted by bundle-screens.ts, is no chunk',
  );
});

test('what is over budget is named: the screen, and each lazy file but the known heavy ones', () => {
  const screen = { ...login, budget: { jsBrotliKb: 30, cssGzipKb: 15 } };
  const breaks = budgetBreaks(manifest, dist, [screen]);
  expect(breaks).toHaveLength(2);
  expect(breaks[0]).toMatch(
    /^The screen "sign-in" loads JavaScript of 35\.\d KB after brotli, but its budget is 30 KB\.$/,
  );
  expect(breaks[1]).toMatch(
    /^The lazily loaded file assets\/heavy\.js has 140\.\d KB after gzip, but its budget is 135 KB\.$/,
  );
});

test('a screen weighed without what it must contain is named', () => {
  const budget = { jsBrotliKb: 1000, cssGzipKb: 1000 };
  const complete = { name: 'list', modules: ['src/HeavyPage.tsx'], mustContain: ['firestore'], budget };
  const heavyOnly = budgetBreaks(manifest, dist, [complete]);
  expect(heavyOnly).toHaveLength(1);
  expect(budgetBreaks(manifest, dist, [{ ...complete, modules: ['index.html'] }])).toContain(
    'The screen "list" is weighed without firestore: add the module that loads it to bundle-screens.ts.',
  );
});

test('an app that was not built is an error that says what to do', () => {
  expect(() => readManifest(join(dist, 'nowhere'))).toThrow('run "npm run build" first');
});
