import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRODUCT_VERSION } from './product-version.ts';

it('the shown version of the product is that of its package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(version.split('.').slice(0, 2).join('.')).toBe(PRODUCT_VERSION);
});
