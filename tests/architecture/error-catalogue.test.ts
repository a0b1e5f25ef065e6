import { expect, test } from 'vitest';
import { ERROR_CODES, type ErrorCode } from '../../src/domain/errors/catalogue.ts';
import { readSourceFiles } from './source-files.ts';

/** Codes of the catalogue that belong to screens which are not built yet, by screen. */
const LATER: Readonly<Record<string, readonly ErrorCode[]>> = {
  evaluations: [
    'picture/evaluation-invalid',
    'picture/evaluation-too-large',
    'picture/unreadable',
    'evaluation/notes-load-failed',
    'evaluation/note-save-failed',
    'evaluation/note-add-failed',
    'evaluation/note-empty',
    'evaluation/load-failed',
    'evaluation/start-failed',
    'evaluation/save-failed',
    'evaluation/group-not-found',
    'evaluation/group-create-failed',
    'evaluation/group-update-failed',
    'evaluation/group-archive-failed',
    'evaluation/member-add-failed',
    'evaluation/member-remove-failed',
    'evaluation/question-required',
    'evaluation/choices-max',
    'evaluation/media-unsupported',
    'evaluation/question-type-unsupported',
  ],
  'parameters and limits': [
    'parameter/save-failed',
    'parameter/archive-failed',
    'parameter/delete-failed',
    'parameter/custom-save-failed',
    'limits/save-failed',
    'limits/delete-failed',
    'record/delete-failed',
  ],
  'campaigns and alerts': ['campaign/save-failed', 'alert/reason-required'],
  'reports and analysis': [
    'generic/no-data',
    'analysis/insufficient-data',
    'export/pdf-locked',
    'export/year-required',
    'export/report-failed',
  ],
  prescriptions: ['prescription/create-failed'],
};
const later: readonly ErrorCode[] = Object.values(LATER).flat();

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
  expect(ERROR_CODES.filter((code) => !isRaised(code) && !later.includes(code))).toEqual([]);
});

test('no error of later work is raised, or missing from the catalogue, or named twice', () => {
  expect(later.filter((code) => isRaised(code))).toEqual([]);
  expect(later.filter((code) => !ERROR_CODES.includes(code))).toEqual([]);
  expect(new Set(later).size).toBe(later.length);
});
