import { describe, expect, it } from 'vitest';
import { ZONE } from '../../time/epoch.ts';
import type { Mention, Mentionable } from './read-line.ts';
import { namesOfLine, timesOfLine } from './task-of-line.ts';

const NOW = Date.parse('2026-11-25T09:15:00Z');
const mention = (...meant: readonly Mentionable[]): Mention => ({ text: 'x', span: { from: 0, until: 2 }, meant });
const animal = (id: string): Mentionable => ({ kind: 'animal', id, name: id });
const person: Mentionable = { kind: 'person', id: 'p1', name: 'Bo' };

describe('the names of a line', () => {
  it('are its target and its people, each once', () => {
    const mentions = [
      mention(animal('a')),
      mention(person),
      mention(animal('b')),
      mention(animal('a')),
      mention(person),
    ];
    expect(namesOfLine({ mentions })).toEqual({
      target: { level: 'ANIMAL', ids: ['a', 'b'] },
      responsibleIds: ['p1'],
      error: null,
    });
  });
  it.each([
    ['sector', 'SECTOR'],
    ['enclosure', 'ENCLOSURE'],
  ] as const)('of a %s are a target of its level', (kind, level) => {
    expect(namesOfLine({ mentions: [mention({ kind, id: 'x', name: 'x' })] })).toMatchObject({
      target: { level, ids: ['x'] },
    });
  });
  it('are no target without a place and an animal', () => {
    expect(namesOfLine({ mentions: [mention(person)] })).toMatchObject({ target: null, responsibleIds: ['p1'] });
  });
  it.each([
    ['a name that nobody bears', [mention()], 'task/name-unknown'],
    ['a name of two animals', [mention(animal('a'), animal('b'))], 'task/name-shared'],
    [
      'an animal beside a place',
      [mention(animal('a')), mention({ kind: 'sector', id: 's', name: 's' })],
      'task/targets-mixed',
    ],
  ])('refuse %s', (_, mentions, code) => {
    expect(namesOfLine({ mentions })).toMatchObject({ error: { code } });
  });
});

describe('the times of a line', () => {
  const iso = (when: Parameters<typeof timesOfLine>[0]) => {
    const { scheduledForUnix, dueAtUnix } = timesOfLine(when, NOW, ZONE);
    return [scheduledForUnix, dueAtUnix].map((instant) => new Date(instant).toISOString().slice(0, 16));
  };
  it('are today without a day', () => {
    expect(iso(null)).toEqual(['2026-11-24T23:00', '2026-11-25T23:00']);
  });
  it('end at the time of the day', () => {
    expect(iso({ day: '2026-11-26', time: '09:00' })).toEqual(['2026-11-25T23:00', '2026-11-26T08:00']);
  });
  it('end with the day without a time, also one of 25 hours', () => {
    expect(iso({ day: '2026-10-25', time: null })).toEqual(['2026-10-24T22:00', '2026-10-25T23:00']);
  });
});
