import { describe, expect, it } from 'vitest';
import { aTask } from '../../../tests/support/builders/task.ts';
import { checkTask, tidyTask, type TypedTask } from './check-task.ts';
import {
  DESCRIPTION_MAX_LENGTH,
  MAX_RESPONSIBLE,
  MAX_TAGS,
  MAX_TARGETS,
  TAG_MAX_LENGTH,
  TARGET_LEVELS,
  TITLE_MAX_LENGTH,
} from './task.ts';

const wrong = (differences: Partial<TypedTask>) => {
  const errors = checkTask(tidyTask({ ...aTask(), ...differences }));
  return Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]));
};
const many = (count: number) => Array.from({ length: count }, (_, index) => `one-${index}`);
const START = Date.parse('2025-01-15T07:00:00Z');

describe('a typed task', () => {
  it('is valid as the product makes it', () => {
    expect(wrong({})).toEqual({});
  });
  it.each(['', '   ', '\u200b'])('has a title that is not blank: %j is refused', (title) => {
    expect(wrong({ title })).toEqual({ title: 'task/title-required' });
  });
  it('has a title of 200 characters and no more', () => {
    expect(wrong({ title: 'x'.repeat(TITLE_MAX_LENGTH) })).toEqual({});
    expect(wrong({ title: 'x'.repeat(TITLE_MAX_LENGTH + 1) })).toEqual({ title: 'task/title-too-long' });
  });
  it('has a description of at most 5,000 characters, or none, on any number of lines', () => {
    expect(wrong({ description: '' })).toEqual({});
    expect(wrong({ description: 'one\n\ttwo' })).toEqual({});
    expect(wrong({ description: 'x'.repeat(DESCRIPTION_MAX_LENGTH) })).toEqual({});
    expect(wrong({ description: 'x'.repeat(DESCRIPTION_MAX_LENGTH + 1) })).toEqual({
      description: 'task/description-too-long',
    });
  });
  it('has no control characters', () => {
    expect(wrong({ title: 'a\u0007b', description: 'a\u0007b', tags: ['a\u0007b'] })).toEqual({
      title: 'generic/invalid-input',
      description: 'generic/invalid-input',
      tags: 'generic/invalid-input',
    });
  });
  it.each([
    ['SECTOR', 'task/target-required'],
    ['ENCLOSURE', 'task/target-required'],
    ['ANIMAL', 'task/animal-required'],
  ] as const)('for a target of the kind %s names at least one', (level, code) => {
    expect(wrong({ target: { level, ids: [] } })).toEqual({ target: code });
  });
  it.each(TARGET_LEVELS)(
    'names no more than the limit of targets of the kind %s; the fault names the limit',
    (level) => {
      const most = MAX_TARGETS[level];
      expect(wrong({ target: { level, ids: many(most) } })).toEqual({});
      const tooMany = { ...aTask(), target: { level, ids: many(most + 1) } };
      expect(checkTask(tooMany)).toEqual({ target: { code: 'task/too-many-targets', params: { most } } });
    },
  );
  it('refuses 5,000 targets', () => {
    expect(wrong({ target: { level: 'ANIMAL', ids: many(5_000) } })).toEqual({ target: 'task/too-many-targets' });
  });
  it('has 50 people and 20 tags of 60 characters and no more', () => {
    const longest = 'x'.repeat(TAG_MAX_LENGTH);
    expect(wrong({ responsibleIds: many(MAX_RESPONSIBLE), tags: [longest, ...many(MAX_TAGS - 1)] })).toEqual({});
    expect(wrong({ responsibleIds: many(MAX_RESPONSIBLE + 1), tags: many(MAX_TAGS + 1) })).toEqual({
      responsibleIds: 'generic/invalid-input',
      tags: 'generic/invalid-input',
    });
    expect(wrong({ tags: [`${longest}x`] })).toEqual({ tags: 'generic/invalid-input' });
  });
  it('is due when it starts, or later', () => {
    expect(wrong({ scheduledForUnix: START, dueAtUnix: START })).toEqual({});
    expect(wrong({ scheduledForUnix: START, dueAtUnix: START + 1 })).toEqual({});
    expect(wrong({ scheduledForUnix: START, dueAtUnix: START - 1 })).toEqual({ dueAtUnix: 'task/due-before-start' });
  });
  it('needs its start and its due time', () => {
    expect(wrong({ scheduledForUnix: null, dueAtUnix: null })).toEqual({
      scheduledForUnix: 'task/start-invalid',
      dueAtUnix: 'task/due-required',
    });
  });
  it('shows all its faults at once', () => {
    expect(Object.keys(wrong({ title: '', target: { level: 'ANIMAL', ids: [] }, dueAtUnix: null }))).toEqual([
      'title',
      'target',
      'dueAtUnix',
    ]);
  });
  it('is stored without blanks around its texts, and nothing in it twice', () => {
    const tidy = tidyTask({
      ...aTask(),
      title: ' Repas ',
      description: '\n Foin ',
      tags: ['eau', ' eau ', ' '],
      responsibleIds: ['bo', 'bo'],
      target: { level: 'SECTOR', ids: ['savanna', 'savanna'] },
    });
    expect(tidy).toMatchObject({
      title: 'Repas',
      description: 'Foin',
      tags: ['eau'],
      responsibleIds: ['bo'],
      target: { level: 'SECTOR', ids: ['savanna'] },
    });
  });
});
