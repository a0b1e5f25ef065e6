import { expect, it } from 'vitest';
import { anAlert } from '../../../tests/support/builders/alert.ts';
import { alertRows } from './alert-row.ts';

const names = {
  person: (id: string) => `person ${id}`,
  enclosure: (id: string) => `enclosure ${id}`,
  animal: (id: string) => `animal ${id}`,
  behaviour: (code: string) => `behaviour ${code}`,
};

it('sorts active alerts first and the latest of each status first', () => {
  const rows = alertRows(
    [
      anAlert({ alertId: 'resolved', status: 'resolved', occurredAtUnix: 9 }),
      anAlert({ alertId: 'old', occurredAtUnix: 1 }),
      anAlert({ alertId: 'acknowledged', status: 'acknowledged', occurredAtUnix: 8 }),
      anAlert({ alertId: 'new', occurredAtUnix: 2 }),
    ],
    names,
  );
  expect(rows.map(({ alert }) => alert.alertId)).toEqual(['new', 'old', 'acknowledged', 'resolved']);
});

it('names the enclosure, the people and the behaviour of an alert, and nothing where it names none', () => {
  const [named, bare] = alertRows(
    [
      anAlert({ enclosureId: 'e', observerId: 'o', acknowledgedBy: 'a', behaviourCode: 'b' }),
      anAlert({ enclosureId: null, observerId: null, occurredAtUnix: 1 }),
    ],
    names,
  );
  expect(named).toMatchObject({
    ...{ enclosureName: 'enclosure e', subjectName: 'enclosure e' },
    observerName: 'person o',
    acknowledgedByName: 'person a',
    behaviourName: 'behaviour b',
  });
  expect(bare).toMatchObject({
    enclosureName: '',
    subjectName: '',
    observerName: '',
    acknowledgedByName: '',
    behaviourName: '',
  });
});

it('names the animal of an alert before its enclosure', () => {
  const [row] = alertRows([anAlert({ animalId: 'a', enclosureId: 'e' })], names);
  expect(row?.subjectName).toBe('animal a · enclosure e');
});
