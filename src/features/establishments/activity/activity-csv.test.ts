import { describe, expect, it } from 'vitest';
import { anEstablishment } from '../../../../tests/support/builders/establishment.ts';
import { activityCsv } from './activity-csv.ts';
import { activityRows } from './activity-row.ts';

const figures = {
  zooId: 'zoo-1',
  peopleActive: 9,
  peoplePending: 1,
  peopleDisabled: 0,
  tasksOpen: 40,
  tasksOverdue: 3,
  tasksDone: 120,
  lastActivityUnix: 0,
};
const words = {
  headers: ['Nom', 'Type', 'Formule', 'a', 'b', 'c', 'd', 'e', 'f', 'Dernière'],
  total: 'Total',
  nameOf: ({ zoo }: { zoo: { zooName: string } }) => zoo.zooName,
  typeOf: () => 'Zoo',
  tierOf: () => 'Full Care',
  timeOf: (instant: number) => new Date(instant).toISOString(),
};
const lines = (rows: Parameters<typeof activityCsv>[0]) => activityCsv(rows, words).slice(1).trimEnd().split('\r\n');

describe('the activity as a file', () => {
  it('has a head, a line per establishment and the totals', () => {
    expect(
      lines(activityRows([anEstablishment(), anEstablishment({ zooId: 'new', zooName: 'Neuf' })], [figures])),
    ).toEqual([
      'Nom;Type;Formule;a;b;c;d;e;f;Dernière',
      'Parc des Trois Rivières;Zoo;Full Care;9;1;0;40;3;120;1970-01-01T00:00:00.000Z',
      'Neuf;Zoo;Full Care;;;;;;;',
      'Total;;;9;1;0;40;3;120;',
    ]);
  });
  it.each(['=1+1', '+33', '-2', '@SUM(A1)'])('leaves the name %s a text', (zooName) => {
    expect(lines(activityRows([anEstablishment({ zooName })], []))[1]).toMatch(/^'/);
  });
  it('of nothing has its head and zeros', () => {
    expect(lines([])).toEqual(['Nom;Type;Formule;a;b;c;d;e;f;Dernière', 'Total;;;0;0;0;0;0;0;']);
  });
});
