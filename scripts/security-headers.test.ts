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
