import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DATABASE, openBackend, OWNER, read, ROOT, set } from '../backend-for-tests.ts';
import type { Backend } from '../contract.ts';
import { Store } from './store.ts';

let dataFolder: string;
let said: string[];

beforeEach(() => {
  dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'journal-'));
  said = [];
});

afterEach(() => {
  fs.rmSync(dataFolder, { recursive: true });
});

const file = (name: string): string => path.join(dataFolder, name);
const open = (): Promise<Backend> => openBackend({ dataFolder, log: (line) => said.push(line) });
const put = (backend: Backend, id: string, n: bigint) => backend.commit(OWNER, { writes: [set(`c/${id}`, { n })] });
const ids = (backend: Backend): string[] =>
  ['a', 'b', 'c', 'd', 'e'].filter((id) => backend.lookup(`${ROOT}/c/${id}`) !== null);

test('every commit is restored after the process was killed', async () => {
  const first = await open();
  await first.commit(OWNER, { writes: [set('c/x', { n: 1n, when: new Date(0) }), set('c/y', {})] });
  await first.commit(OWNER, { writes: [{ delete: `${ROOT}/c/y` }] });
  const before = first.lookup(`${ROOT}/c/x`);
  const second = await open();
  expect(second.lookup(`${ROOT}/c/x`)).toEqual(before);
  expect(second.lookup(`${ROOT}/c/y`)).toBeNull();
  expect(second.currentVersion(DATABASE)).toBe(first.currentVersion(DATABASE));
});

test('a torn last line is cut off, and later commits are kept', async () => {
  await put(await open(), 'a', 1n);
  fs.appendFileSync(file('journal-1.jsonl'), '0a1b2c3d ["projects/demo/databases/(default)",17');
  await put(await open(), 'b', 2n);
  expect(ids(await open())).toEqual(['a', 'b']);
  expect(said).toEqual([]);
});

test('no part of a large commit that was cut short is restored', async () => {
  const first = await open();
  await put(first, 'a', 1n);
  const before = fs.statSync(file('journal-1.jsonl')).size;
  await first.commit(OWNER, { writes: Array.from({ length: 450 }, (_, index) => set(`many/d${index}`, {})) });
  const content = fs.readFileSync(file('journal-1.jsonl'), 'utf8');
  expect(content.trimEnd().split('\n')).toHaveLength(4);
  fs.writeFileSync(file('journal-1.jsonl'), content.slice(0, content.lastIndexOf('\n', content.length - 2) + 1));
  const second = await open();
  expect(read(second, 'many/d0')).toBeUndefined();
  expect(fs.statSync(file('journal-1.jsonl')).size).toBe(before);
  await put(second, 'b', 2n);
  expect(ids(await open())).toEqual(['a', 'b']);
});

test('a large commit is restored as a whole', async () => {
  const first = await open();
  await first.commit(OWNER, { writes: Array.from({ length: 450 }, (_, index) => set(`many/d${index}`, {})) });
  const second = await open();
  expect([0, 199, 200, 399, 400, 449].map((index) => read(second, `many/d${index}`))).toEqual(
    Array.from({ length: 6 }, () => ({})),
  );
});

test('a changed byte inside the journal keeps everything before it, a copy of the file and one line in the log', async () => {
  const first = await open();
  for (const id of ['a', 'b', 'c']) await put(first, id, 1n);
  const bytes = fs.readFileSync(file('journal-1.jsonl'));
  const second = bytes.indexOf(10) + 1;
  // The byte is within the document's id: without a checksum the journal would load another document unnoticed.
  bytes[bytes.indexOf('"c/b"', second) + 3] = 'd'.charCodeAt(0);
  fs.writeFileSync(file('journal-1.jsonl'), bytes);

  const repaired = await open();
  expect(ids(repaired)).toEqual(['a']);
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(
        `journal-1\\.jsonl is damaged at byte ${second}: .*the 1 lines after it.*journal-1\\.damaged-1\\.jsonl`,
      ),
    ),
  ]);
  expect(fs.readFileSync(file('journal-1.damaged-1.jsonl'))).toEqual(bytes);
  await put(repaired, 'e', 1n);
  await repaired.close();

  said = [];
  expect(ids(await open())).toEqual(['a', 'e']);
  expect(said).toEqual([]);
});

test('journals after a damaged one are set aside under another name', async () => {
  await put(await open(), 'a', 1n);
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'journal-'));
  await put(await openBackend({ dataFolder: other }), 'b', 1n);
  fs.renameSync(path.join(other, 'journal-1.jsonl'), file('journal-2.jsonl'));
  fs.rmSync(other, { recursive: true });
  fs.appendFileSync(file('journal-1.jsonl'), 'no commit\n');
  const backend = await open();
  expect(ids(backend)).toEqual(['a']);
  expect(said).toHaveLength(2);
  expect(said[1]).toMatch(/journal-2\.jsonl follows a damaged one .* journal-2\.damaged-1\.jsonl/);
  await backend.close();
});

test('a journal of the former version, without checksums, stops the start with a sentence', async () => {
  fs.writeFileSync(file('journal.jsonl'), '{"database":"d","version":"3","changes":[]}\n');
  await expect(open()).rejects.toThrow(/journal\.jsonl is of a former version.*npm run reset/);
  expect(fs.readFileSync(file('journal.jsonl'), 'utf8')).not.toBe('');
});

test.each([
  ['journal-2.jsonl', 'ELOOP', (spoiled: string) => fs.symlinkSync(spoiled, spoiled)],
  ['snapshot.jsonl', 'ELOOP', (spoiled: string) => fs.symlinkSync(spoiled, spoiled)],
  ['journal-2.jsonl', 'EISDIR', (spoiled: string) => fs.mkdirSync(spoiled)],
  ['snapshot.jsonl', 'EISDIR', (spoiled: string) => fs.mkdirSync(spoiled)],
])('%s that cannot be read (%s) stops the start with a sentence and changes nothing', async (name, code, spoil) => {
  const store = new Store({ dataFolder, now: Date.now, compactAboveBytes: 1 });
  const database = store.database(DATABASE);
  const after = { name: `${ROOT}/c/a`, createTime: 1n, updateTime: 1n, fields: new Map() };
  store.commit(database, 1n, [{ name: after.name, before: null, after }]);
  await store.settled();
  await store.close();
  const before = fs.readdirSync(dataFolder);
  expect(before).toContain('snapshot.jsonl');
  if (fs.existsSync(file(name))) fs.renameSync(file(name), file(`aside-${name}`));
  spoil(file(name));
  const listed = fs.readdirSync(dataFolder);
  await expect(open()).rejects.toThrow(
    new RegExp(`local Firestore cannot read .*${name.replace('.', '\\.')} \\(${code}\\).*Nothing was changed`),
  );
  expect(fs.readdirSync(dataFolder)).toEqual(listed);
});

test('versions keep rising after a restart, whatever the clock says', async () => {
  const first = await openBackend({ dataFolder, now: () => 2_000_000 });
  await first.commit(OWNER, { writes: [set('c/x', { n: 1n })] });
  const second = await openBackend({ dataFolder, now: () => 1_000_000 });
  await second.commit(OWNER, { writes: [set('c/x', { n: 2n })] });
  expect(second.currentVersion(DATABASE)).toBeGreaterThan(first.currentVersion(DATABASE));
});

test('a read at a time before the restart is refused', async () => {
  const first = await open();
  const { commitTime } = await put(first, 'a', 1n);
  await put(first, 'a', 2n);
  const second = await open();
  const then = second.batchGet(OWNER, { documents: [`${ROOT}/c/a`], readTime: commitTime });
  await expect(then).rejects.toEqual(expect.objectContaining({ code: 'FAILED_PRECONDITION' }));
});

describe("a journal's snapshot", () => {
  let stores: Store[] = [];
  const openStore = (): Store => {
    const log = (line: string): void => void said.push(line);
    const store = new Store({ dataFolder, now: Date.now, log, compactAboveBytes: 1000 });
    stores.push(store);
    return store;
  };
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    stores = [];
  });
  const change = (store: Store, id: string, n: number): void => {
    const database = store.database(DATABASE);
    const name = `${ROOT}/c/${id}`;
    const version = store.clock.next();
    const after = { name, createTime: version, updateTime: version, fields: new Map([['n', BigInt(n)]]) };
    store.commit(database, version, [{ name, before: database.documents.get(name) ?? null, after }]);
  };
  const contents = (store: Store) =>
    new Map(store.everyDocument().map(({ name, fields }) => [name, (fields as Map<string, bigint>).get('n')]));
  const fill = (store: Store, count: number): void => {
    for (let index = 0; index < count; index += 1) change(store, `d${index}`, index);
  };

  test('a snapshot replaces the journals before it while commits continue', async () => {
    const first = openStore();
    fill(first, 500);
    // The journal is long enough after the first commits; the snapshot is written while the others are committed.
    expect(fs.existsSync(file('journal-2.jsonl'))).toBe(true);
    await first.settled();
    change(first, 'd0', 1000);
    expect(fs.existsSync(file('journal-1.jsonl'))).toBe(false);
    await first.settled();
    const second = openStore();
    expect(contents(second)).toEqual(contents(first));
    await second.settled();
    expect(contents(openStore())).toEqual(contents(first));
    expect(said).toEqual([]);
  });

  test('an unfinished snapshot does no harm', async () => {
    const first = openStore();
    fill(first, 500);
    // Closing abandons the snapshot that is being written.
    await first.close();
    expect(fs.existsSync(file('snapshot.jsonl'))).toBe(false);
    fs.writeFileSync(file('snapshot.jsonl.new'), 'half of i');
    const second = openStore();
    expect(contents(second)).toEqual(contents(first));
    await second.settled();
    expect(contents(openStore())).toEqual(contents(first));
    expect(said).toEqual([]);
  });

  test('a snapshot whose older journals were not removed yet does no harm', async () => {
    const first = openStore();
    fill(first, 100);
    const old = fs.readFileSync(file('journal-1.jsonl'));
    await first.settled();
    change(first, 'd0', 1000);
    await first.settled();
    fs.writeFileSync(file('journal-1.jsonl'), old);
    expect(contents(openStore()).get(`${ROOT}/c/d0`)).toBe(1000n);
    expect(fs.existsSync(file('journal-1.jsonl'))).toBe(false);
  });

  test('a damaged line in a snapshot loses its documents only, logs it and keeps a copy', async () => {
    const first = openStore();
    fill(first, 250);
    await first.settled();
    const bytes = fs.readFileSync(file('snapshot.jsonl'));
    bytes[bytes.indexOf('"c/d7"') + 4] = 'x'.charCodeAt(0);
    fs.writeFileSync(file('snapshot.jsonl'), bytes);
    for (const name of fs.readdirSync(dataFolder).filter((one) => one.startsWith('journal')))
      fs.writeFileSync(file(name), '');
    const second = openStore();
    const lost = [...contents(first).keys()].filter((name) => !contents(second).has(name));
    expect(lost).toContain(`${ROOT}/c/d7`);
    expect(lost.length).toBeLessThanOrEqual(100);
    expect(said).toEqual([
      expect.stringMatching(/snapshot\.jsonl is damaged: \d+ documents .*snapshot\.damaged-1\.jsonl/),
    ]);
    expect(fs.readFileSync(file('snapshot.damaged-1.jsonl'))).toEqual(bytes);
    // A sound snapshot is written at once, so that the warning does not come again.
    await second.settled();
    said = [];
    expect(contents(openStore())).toEqual(contents(second));
    expect(said).toEqual([]);
  });

  test('a snapshot without its last line counts as damaged', async () => {
    const first = openStore();
    fill(first, 250);
    await first.settled();
    const text = fs.readFileSync(file('snapshot.jsonl'), 'utf8');
    fs.writeFileSync(file('snapshot.jsonl'), text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1));
    const second = openStore();
    expect(said).toEqual([expect.stringMatching(/its end is missing/)]);
    expect(contents(second)).toEqual(contents(first));
  });

  test('an empty snapshot counts as damaged', async () => {
    fill(openStore(), 250);
    await stores[0]?.settled();
    fs.writeFileSync(file('snapshot.jsonl'), '');
    openStore();
    expect(said).toEqual([expect.stringMatching(/snapshot\.jsonl is damaged: its end is missing.*damaged-1\.jsonl/)]);
  });

  test('a snapshot that is missing although journals follow it is reported', async () => {
    fill(openStore(), 250);
    await stores[0]?.settled();
    fs.rmSync(file('snapshot.jsonl'));
    openStore();
    expect(said).toEqual([expect.stringMatching(/snapshot\.jsonl is missing: .* before journal-\d+\.jsonl is lost/)]);
  });
});
