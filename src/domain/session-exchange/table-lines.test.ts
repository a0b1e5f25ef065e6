import { describe, expect, it } from 'vitest';
import { Findings } from './exchange-reading.ts';
import { listOf, missingColumns, tableLines } from './table-lines.ts';

const line = (...cells: string[]) => {
  const findings = new Findings(Date.parse('2027-01-01T00:00:00Z'));
  const [read] = tableLines([['A', 'b ', 'a'], cells], findings);
  if (read === undefined) throw new Error('The line is blank.');
  return { read, findings };
};

describe('a line of a table', () => {
  it('is found by its headings, whatever their case; the first of two counts', () => {
    const { read } = line(' 1 ', ' x ', '2');
    expect([read.text('a'), read.raw('B'), read.text('c'), read.number('A')]).toEqual(['1', ' x ', '', 1]);
  });
  it('keeps its number below blank ones', () => {
    expect(tableLines([['a'], [''], ['1']], new Findings(0)).map((one) => one.line)).toEqual([3]);
  });
  it.each(['1,5', 'two', '1e', '0x10', '--1'])('has no number in %j', (text) => {
    const { read, findings } = line(text);
    expect(read.number('a')).toBeNull();
    expect(findings.faults).toMatchObject([{ line: 2, column: 'a', error: { code: 'exchange/number-invalid' } }]);
  });
  it('has one of a few words, else the first and a fault', () => {
    const { read, findings } = line('YES', 'maybe');
    expect([read.choice('a', ['no', 'yes']), read.choice('b', ['no', 'yes'])]).toEqual(['yes', 'no']);
    expect(findings.faults).toMatchObject([{ column: 'b', error: { code: 'exchange/choice-unknown' } }]);
  });
  it('has names, or none where one may be missing', () => {
    const { read, findings } = line('Ada', '');
    expect([read.word('animal', 'a'), read.wordOrNull('animal', 'b')]).toEqual(['Ada', null]);
    expect([findings.faults, findings.words.length]).toEqual([[], 1]);
  });
});
it('lists are JSON of texts', () => {
  expect(['["a","b"]', '[1]', '{}', 'a'].map(listOf)).toEqual([['a', 'b'], null, null, null]);
});
it('columns that are needed and not there are named', () => {
  expect(missingColumns([['Session ID', 'row']], ['ROW', 'time'])).toEqual(['time']);
});
