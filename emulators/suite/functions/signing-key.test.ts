import { createPrivateKey } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeSigningKey } from './signing-key.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signing-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('the signing key is a service account of the project', async () => {
  const path = await writeSigningKey(join(folder, 'new'), 'demo-a');
  const account = JSON.parse(await readFile(path, 'utf8'));
  expect(account).toMatchObject({ type: 'service_account', project_id: 'demo-a' });
  expect(account.client_email).toBe('local@demo-a.iam.gserviceaccount.com');
  expect(createPrivateKey(account.private_key).asymmetricKeyType).toBe('rsa');
});

it('no other user of the machine may read the signing key', async () => {
  const { mode } = await stat(await writeSigningKey(folder, 'demo-a'));
  // Windows has no other users in the mode.
  expect(process.platform === 'win32' ? 0 : mode & 0o077).toBe(0);
});

it('the former signing key is replaced at the next start', async () => {
  const first = await readFile(await writeSigningKey(folder, 'demo-a'), 'utf8');
  expect(await readFile(await writeSigningKey(folder, 'demo-a'), 'utf8')).not.toBe(first);
});
