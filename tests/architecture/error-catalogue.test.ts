import { expect, test } from 'vitest';
import type { ErrorCode } from '../../src/domain/errors/catalogue.ts';
import { readSourceFiles } from './source-files.ts';
import { EVERY_CODE as CODES } from '../support/every-error-code.ts';

/** Codes of the catalogue, or their beginnings, that belong to screens which are not built yet, by screen. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  'parameters and limits': ['parameter/', 'limits/', 'record/delete-failed'],
  'reports and analysis': ['generic/no-data'],
  prescriptions: ['prescription/'],
};
const beginningsOfLater = Object.values(LATER).flat();
const isLater = (code: ErrorCode) => beginningsOfLater.some((beginning) => code.startsWith(beginning));

/** Returns a source without its comments, in which codes are only named. */
const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*/g, '$1');

const sources = readSourceFiles(['src', 'functions/src'])
  .filter(({ isTest, path }) => !isTest && path !== 'src/domain/errors/catalogue.ts')
  .map(({ source }) => withoutComments(source))
  .join('\n');
const written = new Set(Array.from(sources.matchAll(/['"`]([a-z]+\/[a-z-]+)['"`]/g), ([, code]) => code));
/** The constant beginnings of codes that end with a value, such as `import/species-${reason}`. */
const beginnings = Array.from(sources.matchAll(/`([a-z]+\/[a-z-]+)\$\{/g), ([, beginning]) => beginning ?? '');
const isRaised = (code: ErrorCode) => written.has(code) || beginnings.some((beginning) => code.startsWith(beginning));

test('every error of the catalogue is raised by the product, or belongs to a screen of later work', () => {
  expect(CODES.filter((code) => !isRaised(code) && !isLater(code))).toEqual([]);
});

test('no error of later work is raised, and each of its names is in the catalogue', () => {
  expect(CODES.filter((code) => isLater(code) && isRaised(code))).toEqual([]);
  expect(beginningsOfLater.filter((beginning) => !CODES.some((code) => code.startsWith(beginning)))).toEqual([]);
});
