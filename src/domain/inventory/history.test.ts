import { describe, expect, it } from 'vitest';
import type { MovementKind } from '../animals/movement.ts';
import { aMovement } from '../../../tests/support/builders/movement.ts';
import { periodOf } from './history.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00+01:00`);
const YEAR = { from: Date.parse('2026-01-01T00:00:00+01:00'), until: Date.parse('2027-01-01T00:00:00+01:00') };
const nala = { animalBirthdate: '03/2020', status: 'present' as const };

const moved = (kind: MovementKind, day: string, toEnclosureId: string | null = null) =>
  aMovement({ movementId: `${kind} ${day}`, kind, movedAtUnix: at(day), recordedAtUnix: at(day), toEnclosureId });
const seen = (movements: ReturnType<typeof moved>[], animal: Parameters<typeof periodOf>[0] = nala) => {
  const found = periodOf(animal, movements, YEAR);
  return found && [found.atBeginning, found.events.map(({ kind }) => kind).join(' '), found.atEnd, found.enclosureId];
};

describe('an animal in the period of an inventory', () => {
  it('without movements is unknown', () => expect(seen([])).toBeNull());
  it('that arrived before and only moved lives here from beginning to end, in its last enclosure', () => {
    expect(seen([moved('move', '2026-06-01', 'rock'), moved('arrival', '2025-12-31', 'plain')])).toEqual([
      ...[true, '', true, 'rock'],
    ]);
  });
  it.each([
    ['03/2026', 'birth'],
    ['02/2026', 'arrival'],
    ['03/2025', 'arrival'],
    ['spring', 'arrival'],
    [null, 'arrival'],
  ])('born in %s that first arrives in March 2026 is counted as %s', (animalBirthdate, kind) => {
    expect(seen([moved('arrival', '2026-03-02', 'plain')], { ...nala, animalBirthdate })).toEqual([
      ...[false, kind, true, 'plain'],
    ]);
  });
  it('that comes back in its month of birth is no second birth', () => {
    const born = { ...nala, animalBirthdate: '03/2026' };
    const back = [
      moved('arrival', '2026-03-02', 'plain'),
      moved('departure', '2026-03-10'),
      moved('arrival', '2026-03-20', 'rock'),
    ];
    expect(seen(back, born)).toEqual([false, 'birth departure arrival', true, 'rock']);
  });
  it('counts the first instant of the first day, and no instant after the last one', () => {
    const arrivesAt = (movedAtUnix: number) => seen([{ ...moved('arrival', '2026-01-01', 'plain'), movedAtUnix }]);
    expect(arrivesAt(YEAR.from - 1)).toEqual([true, '', true, 'plain']);
    expect(arrivesAt(YEAR.from)).toEqual([false, 'arrival', true, 'plain']);
    expect(arrivesAt(YEAR.until - 1)).toEqual([false, 'arrival', true, 'plain']);
    expect(arrivesAt(YEAR.until)).toEqual([false, '', false, null]);
  });
  it('that died or left is nowhere at the end', () => {
    const arrival = moved('arrival', '2025-01-01', 'plain');
    expect(seen([arrival, moved('death', '2026-05-05')])).toEqual([true, 'death', false, null]);
    expect(seen([arrival, moved('departure', '2026-05-05')])).toEqual([true, 'departure', false, null]);
  });
  it('that left dies without a second event, and is archived without one', () => {
    const left = [moved('arrival', '2025-01-01', 'plain'), moved('departure', '2025-06-01')];
    expect(seen([...left, moved('death', '2026-02-01'), moved('archive', '2026-03-01')])).toEqual([
      ...[false, '', false, null],
    ]);
  });
  it('that is archived and restored is corrected twice; a dead one is restored to its death alone', () => {
    const here = [moved('arrival', '2025-01-01', 'plain'), moved('archive', '2026-02-01')];
    expect(seen([...here, moved('restore', '2026-03-01', 'rock')])).toEqual([true, 'archive restore', true, 'rock']);
    const dead = [
      moved('arrival', '2025-01-01', 'plain'),
      moved('death', '2025-02-01'),
      moved('archive', '2025-03-01'),
    ];
    expect(seen([...dead, moved('restore', '2026-03-01')])).toEqual([false, '', false, null]);
  });
  it('that was entered without its arrival is a correction, and lived here before a death that was recorded later', () => {
    expect(seen([moved('entry', '2026-06-01', 'rock')])).toEqual([false, 'entry', true, 'rock']);
    const death = moved('death', '2026-05-05');
    expect(seen([moved('entry', '2026-06-01', 'rock'), death])).toEqual([true, 'death', false, null]);
  });
  it.each(['move', 'departure', 'death'] as const)('first recorded by a %s lived here before', (kind) => {
    const record = { ...moved(kind, '2026-06-01', kind === 'move' ? 'rock' : null), fromEnclosureId: 'plain' };
    expect(seen([record])?.[0]).toBe(true);
    const later = { ...record, movedAtUnix: YEAR.until };
    expect(seen([later])).toEqual([true, '', true, 'plain']);
  });
  it('first recorded by its archiving lived here before, unless it had left or died', () => {
    const archived = moved('archive', '2026-06-01');
    expect(seen([archived])).toEqual([true, 'archive', false, null]);
    expect(seen([archived], { ...nala, status: 'dead' })).toEqual([false, '', false, null]);
  });
});
