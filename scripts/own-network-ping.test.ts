import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withOwnPing } from './own-network-ping.ts';

const firestore = createRequire(createRequire(import.meta.url).resolve('firebase/firestore'));
const transport = createRequire(firestore.resolve('@firebase/firestore')).resolve(
  '@firebase/webchannel-wrapper/webchannel-blob',
);
const code = readFileSync(join(transport, '..', 'esm', 'webchannel_blob_es2018.js'), 'utf8');

it('the installed transport of Firestore asks the app’s own host whether there is a network', () => {
  expect(code).toContain('www.google.com/images/cleardot.gif');
  const changed = withOwnPing(code);
  expect(changed).not.toContain('cleardot');
  expect(changed).not.toContain('location.protocol==');
  const [, file = ''] = /globalThis\.location\.origin\+'([^']+)'/.exec(changed) ?? [];
  expect(existsSync(join('public', file))).toBe(true);
});
it('a transport without the known ping stops the build', () => {
  expect(() => withOwnPing('const a = 1;')).toThrow('must follow it');
});
