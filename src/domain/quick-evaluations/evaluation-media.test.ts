import { describe, expect, it } from 'vitest';
import {
  EVALUATION_PHOTO_BYTES,
  MAX_EVALUATION_MEDIA,
  MAX_QUESTION_MEDIA,
  mediaFault,
  takesMedia,
} from './evaluation-media.ts';

const files = (count: number, questionId: string) => Array.from({ length: count }, () => ({ questionId }));

describe('a question of a quick evaluation', () => {
  it.each([
    [MAX_QUESTION_MEDIA - 1, true],
    [MAX_QUESTION_MEDIA, false],
    [MAX_QUESTION_MEDIA + 1, false],
  ])('with %i files takes one more: %s', (count, expected) => {
    expect(takesMedia([...files(count, 'shade'), ...files(MAX_QUESTION_MEDIA, 'water')], 'shade')).toBe(expected);
  });

  it.each([
    [MAX_EVALUATION_MEDIA - 1, true],
    [MAX_EVALUATION_MEDIA, false],
  ])('takes one more file when the other questions have %i: %s', (count, expected) => {
    expect(takesMedia(files(count, 'water'), 'shade')).toBe(expected);
  });
});

describe('a file for a quick evaluation', () => {
  it.each([
    ['photo of 5 MB', 'photo', EVALUATION_PHOTO_BYTES, undefined],
    ['photo of 5 MB and a byte', 'photo', EVALUATION_PHOTO_BYTES + 1, 'picture/evaluation-too-large'],
    ['film of 5 MB and a byte', 'video', EVALUATION_PHOTO_BYTES + 1, undefined],
    ['file of another type', null, 1, 'picture/evaluation-invalid'],
  ] as const)('that is a %s is judged by its kind and its bytes', (_what, kind, bytes, code) => {
    expect(mediaFault(kind, bytes)?.code).toBe(code);
  });
});
