import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

type Hosting = { headers?: { source: string; headers: { key: string; value: string }[] }[] };

test('the hosted app gets the same security headers as the preview', () => {
  const path = join(import.meta.dirname, '..', 'firebase.json');
  const { hosting } = JSON.parse(readFileSync(path, 'utf8')) as { hosting?: Hosting };
  const everywhere = hosting?.headers?.find(({ source }) => source === '**')?.headers ?? [];
  const sent = Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));
  expect(sent).toMatchObject(securityHeaders('hosted'));
});

test('only the local policy names this machine, and neither lets foreign scripts in', () => {
  const policy = (where: 'hosted' | 'local') => securityHeaders(where)['Content-Security-Policy'] ?? '';
  expect(policy('hosted')).not.toContain('127.0.0.1');
  expect(policy('local')).toContain('http://127.0.0.1:*');
  for (const where of ['hosted', 'local'] as const) expect(policy(where)).toContain("script-src 'self';");
});

test('the hosted policy names every host whole, and the callables of each hosted project', () => {
  const policy = securityHeaders('hosted', ['enclos-one', 'enclos-two'])['Content-Security-Policy'] ?? '';
  expect(policy).not.toContain('*');
  expect(policy).toContain('https://europe-west3-enclos-one.cloudfunctions.net https://europe-west3-enclos-two');
  expect(securityHeaders('hosted')['Content-Security-Policy']).not.toContain('demo-');
});

test('pictures and films come from the file storage alone', () => {
  const policy = (securityHeaders('hosted')['Content-Security-Policy'] ?? '').split('; ');
  expect(policy).toContain("img-src 'self' data: blob: https://firebasestorage.googleapis.com");
  expect(policy).toContain("media-src 'self' blob: https://firebasestorage.googleapis.com");
});
