import { expect, it } from 'vitest';
import { isMissingPart } from './missing-part.ts';

it.each([
  'Failed to fetch dynamically imported module: https://enclos.example/assets/TaskList-abc.js',
  'error loading dynamically imported module: https://enclos.example/assets/TaskList-abc.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/lists-abc.css',
])('a page lacks one of its files when a browser says "%s"', (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true);
});

it.each([new TypeError('x is not a function'), 'failed to fetch', null])('another failure is none: %s', (error) => {
  expect(isMissingPart(error)).toBe(false);
});
