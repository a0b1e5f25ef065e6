import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heavyChunksGzipKb, screens } from './bundle-screens.ts';
import { budgetBreaks, filesLoadedAtOnce, type Manifest, readManifest, weighFiles } from './bundle-weights.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared'], css: ['assets/index.css'] },
  'src/LoginPage.tsx': { file: 'assets/login.js', imports: ['index.html', '_shared'], css: ['assets/login.css'] },
  'src/HeavyPage.tsx': { file: 'assets/heavy.js' },
  _shared: { file: 'assets/shared.js' },
};
const { jsBrotliKb } = screens['sign-in'];
// Random bytes do not compress, so sizes after gzip are known: what brotli adds takes the sign-in page above its budget.
const kilobytesOf: Record<string, number> = {
  'assets/index.js': 10,
  'assets/shared.js': 20,
  'assets/login.js': jsBrotliKb - 10 - 20,
  'assets/heavy.js': 140,
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

test('the entry loads each file once, with its imports', () => {
  expect(filesLoadedAtOnce(readManifest(dist))).toEqual(['assets/index.js', 'assets/index.css', 'assets/shared.js']);
});

test('an import without a chunk is an error, not zero', () => {
  const torn: Manifest = { 'index.html': { file: 'assets/index.js', imports: ['_gone'] } };
  expect(() => filesLoadedAtOnce(torn)).toThrow('_gone is no chunk of the built app');
});

test('the sizes of files are added up, JavaScript and styles apart', () => {
  const { js, css } = weighFiles(dist, ['assets/index.js', 'assets/shared.js', 'assets/index.css']);
  expect(js.raw).toBe(30_000);
  expect(js.gzip).toBeGreaterThan(30_000);
  expect(css.raw).toBe(2_000);
  expect(weighFiles(dist, []).js.raw).toBe(0);
});

test('each budget that is exceeded is named: the screen, and each lazy file', () => {
  const files = ['assets/index.js', 'assets/shared.js', 'assets/login.js', 'assets/index.css', 'assets/login.css'];
  const breaks = budgetBreaks(manifest, dist, [{ name: 'sign-in', ...weighFiles(dist, files) }]);
  expect(breaks).toHaveLength(2);
  expect(breaks[0]?.replace(/\.\d KB after/, ' KB after')).toBe(
    `The screen "sign-in" fetches JavaScript of ${jsBrotliKb} KB after brotli, but its budget is ${jsBrotliKb} KB.`,
  );
  expect(breaks[1]).toMatch(
    /^The lazily loaded file assets\/heavy\.js has 140\.\d KB after gzip, but its budget is 135 KB\.$/,
  );
});

test('a file that draws in 3D may be heavier than other lazy files', () => {
  const [heavySource = ''] = Object.keys(heavyChunksGzipKb);
  const heavy: Manifest = {
    'index.html': { file: 'assets/index.js' },
    [heavySource]: { file: 'assets/heavy.js' },
  };
  expect(budgetBreaks(heavy, dist, [])).toEqual([]);
});

test('budgets that hold are not mentioned', () => {
  const light: Manifest = { 'index.html': { file: 'assets/index.js' } };
  expect(budgetBreaks(light, dist, [{ name: 'sign-in', ...weighFiles(dist, ['assets/index.js']) }])).toEqual([]);
});

test('an app that is not built is an error with instructions', () => {
  expect(() => readManifest(join(dist, 'nowhere'))).toThrow('run "npm run build" first');
});
