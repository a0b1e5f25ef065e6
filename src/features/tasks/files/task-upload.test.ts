import { expect, it } from 'vitest';
import { mayRetryAfter } from './task-upload.ts';

it('a file that is none a task keeps, or too long, is not offered to be sent again; one that did not get through is', () => {
  expect(mayRetryAfter('attachment/type-invalid')).toBe(false);
  expect(mayRetryAfter('attachment/too-large')).toBe(false);
  expect(mayRetryAfter('attachment/upload-failed')).toBe(true);
  expect(mayRetryAfter('generic/offline')).toBe(true);
});
