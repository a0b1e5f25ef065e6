import { describe, expect, it } from 'vitest';
import { readSessionJson, readSessionTable } from './read-session-file.ts';

const NOW = Date.parse('2026-12-01T00:00:00Z');

describe('a project that BORIS itself made', () => {
  const project = (events: unknown[]) =>
    JSON.stringify({
      behaviors_conf: { 0: { code: 'RES', type: 'State event' }, 1: { code: 'YAWN', type: 'Point event' } },
      observations: { 'obs 1': { date: '2026-03-05T10:00:00', type: 'LIVE', description: '', events } },
    });
  it('is a focal session whose states are paired by their order', () => {
    const text = project([
      [1.5, 'Nala', 'RES', '', ''],
      [2, 'Nala', 'YAWN', 'wide|loud', ''],
      [4, 'Nala', 'RES', '', ''],
    ]);
    const reading = readSessionJson(text, NOW);
    const [session] = reading.ok ? reading.sessions : [];
    expect(session).toMatchObject({ method: 'focal', campaign: '', observer: '', animals: ['Nala'] });
    expect(session?.events.map(({ action, modifiers }) => [action, modifiers])).toEqual([
      ['start', []],
      ['point', ['wide', 'loud']],
      ['stop', []],
    ]);
  });
});

it('a state that is started twice and stopped once has one fault, at its second start', () => {
  const row = (type: string, time: string) => ['obs 1', '2026-03-05 10:00:00', 'Nala', 'RES', type, time];
  const headings = ['Observation id', 'Observation date', 'Subject', 'Behavior', 'Behavior type', 'Time'];
  const reading = readSessionTable([headings, row('START', '1'), row('START', '2'), row('STOP', '3')], NOW);
  expect(reading).toMatchObject({
    faults: [{ line: 3, column: 'Behavior type', error: { code: 'exchange/unpaired', params: { value: 'RES' } } }],
  });
});
