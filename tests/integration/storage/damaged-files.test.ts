/** A damaged or unreadable index of files costs no bytes: a copy stays, the log names the paths, nothing is swept. */
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUCKET, startTestStorage, type TestStorage } from './start-storage.ts';

let dataFolder: string;
let running: TestStorage | null = null;

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'storage-damage-'));
});
afterEach(async () => {
  await stop();
  await rm(dataFolder, { recursive: true, force: true });
});

async function start(): Promise<TestStorage> {
  running = await startTestStorage(undefined, { dataFolder });
  return running;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = null;
}

const index = (): string => join(dataFolder, 'objects.jsonl');
const entries = (folder = ''): Promise<string[]> => readdir(join(dataFolder, folder));
const filesUrl = ({ address }: TestStorage): string => `${address}/v0/b/${BUCKET}/o`;

async function upload(server: TestStorage, name: string): Promise<void> {
  const { status } = await fetch(`${filesUrl(server)}?name=${name}`, { method: 'POST', body: `bytes of ${name}` });
  expect(status).toBe(200);
}

async function listed(server: TestStorage): Promise<string[]> {
  const { items } = (await (await fetch(filesUrl(server))).json()) as { items: { name: string }[] };
  return items.map(({ name }) => name);
}

/** Leaves the files a, b and c in the folder, without a server. */
async function threeFiles(): Promise<void> {
  const server = await start();
  for (const name of ['a', 'b', 'c']) await upload(server, name);
  await stop();
  expect(await entries('kept')).toHaveLength(3);
}

/** Changes the second line of the index. */
async function damageLine(change: (line: string) => string): Promise<string> {
  const lines = (await readFile(index(), 'utf8')).split('\n');
  lines[1] = change(lines[1] ?? '');
  await writeFile(index(), lines.join('\n'));
  return lines.join('\n');
}

describe('a damaged index of files', () => {
  beforeEach(threeFiles);

  it.each([
    ['random bytes', Buffer.from([0xff, 0xfe, 0x00, 0x01, 0x80])],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of its first line', Buffer.from('[{"kind":"put","obj')],
    ['zeros', Buffer.alloc(4096)],
  ])('an index that holds %s costs no bytes and is kept as a copy', async (_, damage) => {
    await writeFile(index(), damage);
    const server = await start();
    expect(await entries('kept')).toHaveLength(3);
    expect(await readFile(join(dataFolder, 'objects.damaged-1.jsonl'))).toEqual(damage);
    expect(server.log.join('\n')).toContain(index());
    expect(server.log.join('\n')).toContain(join(dataFolder, 'objects.damaged-1.jsonl'));
    expect(server.log.join('\n')).toContain(join(dataFolder, 'kept'));
  });

  it('an index that was removed although there are bytes costs no bytes', async () => {
    await rm(index());
    const server = await start();
    expect(await entries('kept')).toHaveLength(3);
    expect(server.log.join('\n')).toContain('is missing');
    await stop();
    await start();
    expect(await entries('kept')).toHaveLength(3);
  });

  it.each([
    ['cut at its start', (line: string) => line.slice(5)],
    ['cut at its end', (line: string) => line.slice(0, -5)],
    ['JSON of another shape', () => '[{"kind":"put","object":{"name":"b"}}]'],
    ['of an unknown kind', (line: string) => line.replace('"put"', '"pat"')],
    ['not a list', () => '{}'],
  ])('a line that is %s hides its file only and costs no bytes', async (_, change) => {
    const damaged = await damageLine(change);
    const server = await start();
    expect(await listed(server)).toEqual(['a', 'c']);
    expect(await entries('kept')).toHaveLength(3);
    expect(await readFile(join(dataFolder, 'objects.damaged-1.jsonl'), 'utf8')).toBe(damaged);
    expect(server.log.join('\n')).toContain('line 2');
  });

  it('a file whose id of bytes was damaged costs no bytes, until the file is stored anew', async () => {
    await damageLine((line) =>
      line.replace(/"contentId":"(.)/, (_, first: string) => `"contentId":"${first === '0' ? '1' : '0'}`),
    );
    for (let starts = 0; starts < 2; starts += 1) {
      const server = await start();
      expect(server.log.join('\n')).toMatch(/The bytes of 1 file .*\(demo-files\.appspot\.com\/b\)/);
      expect(await entries('kept')).toHaveLength(3);
      await stop();
    }
    await upload(await start(), 'b');
    await stop();
    expect((await start()).log).toEqual([]);
    expect(await entries('kept')).toHaveLength(3);
  });

  it('damage is reported once, and the bytes stay over later starts until the copy is removed', async () => {
    await damageLine((line) => line.slice(5));
    await start();
    await stop();
    const second = await start();
    expect(second.log).toEqual([expect.stringContaining('objects.damaged-1.jsonl')]);
    await stop();
    expect(await entries('kept')).toHaveLength(3);
    expect((await entries()).filter((name) => name.includes('damaged'))).toEqual(['objects.damaged-1.jsonl']);
    await rm(join(dataFolder, 'objects.damaged-1.jsonl'));
    const third = await start();
    expect(third.log).toEqual([]);
    expect(await listed(third)).toEqual(['a', 'c']);
    expect(await entries('kept')).toHaveLength(2);
  });

  it('a repaired copy that is put back in place brings its file back', async () => {
    const sound = await readFile(index(), 'utf8');
    await damageLine((line) => line.slice(5));
    await start();
    await stop();
    await writeFile(index(), sound);
    await rm(join(dataFolder, 'objects.damaged-1.jsonl'));
    const server = await start();
    expect(await listed(server)).toEqual(['a', 'b', 'c']);
    expect(await (await fetch(`${filesUrl(server)}/b?alt=media`)).text()).toBe('bytes of b');
  });

  it('files are uploaded and deleted after damage as before', async () => {
    await damageLine((line) => line.slice(5));
    const server = await start();
    await upload(server, 'd');
    expect((await fetch(`${filesUrl(server)}/a`, { method: 'DELETE' })).status).toBe(204);
    await stop();
    expect(await listed(await start())).toEqual(['c', 'd']);
  });

  it('a last line without its line end counts when it is complete', async () => {
    const text = await readFile(index(), 'utf8');
    await writeFile(index(), text.trimEnd());
    const server = await start();
    expect(await listed(server)).toEqual(['a', 'b', 'c']);
    expect(server.log).toEqual([]);
  });
});

describe('an index of files that cannot be read', () => {
  beforeEach(threeFiles);

  it('a folder in the place of the index stops the start with a clear sentence', async () => {
    await rm(index());
    await mkdir(index());
    await expect(start()).rejects.toThrow(/local Storage cannot read .*objects\.jsonl \(EISDIR\).*Nothing was changed/);
    expect(await entries('kept')).toHaveLength(3);
  });

  it('an index that is a ring of links stops the start, and is read again once it is back', async () => {
    await rename(index(), `${index()}.aside`);
    await symlink(index(), index());
    await expect(start()).rejects.toThrow(/local Storage cannot read .*objects\.jsonl \(ELOOP\).*Nothing was changed/);
    expect(await entries('kept')).toHaveLength(3);
    await rename(`${index()}.aside`, index());
    expect(await listed(await start())).toEqual(['a', 'b', 'c']);
  });
});

describe('a damaged record of an unfinished upload', () => {
  const command = (name: string) => ({ 'X-Goog-Upload-Command': name, 'X-Goog-Upload-Offset': '0' });
  let record: string;

  beforeEach(async () => {
    const server = await start();
    const begun = await fetch(`${filesUrl(server)}?name=x`, { method: 'POST', body: '{}', headers: command('start') });
    const { search } = new URL(begun.headers.get('x-goog-upload-url') ?? '');
    await fetch(`${filesUrl(server)}${search}`, { method: 'POST', body: 'half', headers: command('upload') });
    await stop();
    record = join(dataFolder, 'uploads', (await entries('uploads'))[0] ?? '');
  });

  it.each(['{"id":', 'null', '{}', '5', ''])('a record that holds %j is kept aside with its bytes', async (damage) => {
    await writeFile(record, damage);
    const server = await start();
    const aside = record.replace(/\.json$/, '.damaged-1.json');
    expect(await entries('arriving')).toHaveLength(1);
    expect(await readFile(aside, 'utf8')).toBe(damage);
    expect(server.log.join('\n')).toContain(record);
    expect(server.log.join('\n')).toContain(aside);
    await stop();
    await start();
    await stop();
    expect(await entries('arriving')).toHaveLength(1);
    await rm(aside);
    await start();
    expect(await entries('arriving')).toEqual([]);
  });

  it.each(['00000000-0000-4000-8000-000000000000', '../kept/other'])(
    'a record that names the wrong bytes (%s) is kept aside with its own',
    async (contentId) => {
      const damage = JSON.stringify({ ...JSON.parse(await readFile(record, 'utf8')), contentId });
      await writeFile(record, damage);
      const server = await start();
      const aside = record.replace(/\.json$/, '.damaged-1.json');
      expect(await entries('arriving')).toHaveLength(1);
      expect(await readFile(aside, 'utf8')).toBe(damage);
      expect(server.log.join('\n')).toContain(aside);
    },
  );

  it('a record whose bytes were stored or dropped before a crash is removed', async () => {
    await rm(join(dataFolder, 'arriving', (await entries('arriving'))[0] ?? ''));
    const server = await start();
    expect(await entries('uploads')).toEqual([]);
    expect(server.log).toEqual([]);
  });

  it('a folder in the place of the record stops the start with a clear sentence', async () => {
    await rm(record);
    await mkdir(record);
    await expect(start()).rejects.toThrow(/local Storage cannot read .*\.json \(EISDIR\).*Nothing was changed/);
    expect(await entries('arriving')).toHaveLength(1);
  });
});
