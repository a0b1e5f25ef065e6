import { describe, expect, it } from 'vitest';
import { Findings, MAX_EXCHANGE_FAULTS, unreadableFile } from './exchange-reading.ts';

const at = (line: number, column = 'animal') => ({ line, column });

describe('the findings of a reader', () => {
  it('keep the first fault of a place, and no more than the limit', () => {
    const findings = new Findings(10);
    findings.wrong(at(2), 'exchange/value-missing');
    findings.wrong(at(2), 'exchange/unpaired', { value: 'RES' });
    expect(findings.faults).toEqual([{ ...at(2), error: { code: 'exchange/value-missing' } }]);
    for (let line = 3; line < MAX_EXCHANGE_FAULTS + 10; line += 1) findings.wrong(at(line), 'exchange/value-missing');
    expect(findings.faults).toHaveLength(MAX_EXCHANGE_FAULTS);
  });
  it('count a name from its first place on, without the blanks around it', () => {
    const findings = new Findings(10);
    expect([findings.word('animal', ' Ada ', at(2)), findings.word('animal', 'Ada', at(5))]).toEqual(['Ada', 'Ada']);
    findings.word('behaviour', 'Ada', at(6));
    expect(findings.words.map(({ kind, line, count }) => [kind, line, count])).toEqual([
      ['animal', 2, 2],
      ['behaviour', 6, 1],
    ]);
  });
  it('let an instant pass that is neither later than now nor before its session', () => {
    const findings = new Findings(10);
    const read = [7, 11, 3, null].map((instant, line) => findings.instant(instant, 'x', at(line), 5));
    expect(read).toEqual([7, null, null, null]);
    expect(findings.faults.map(({ error }) => error.code)).toEqual([
      ...['exchange/time-future', 'exchange/time-order', 'exchange/time-unreadable'],
    ]);
  });
});
it('says why a file cannot be read', () => {
  expect(unreadableFile('exchange/file-empty')).toEqual({ ok: false, error: { code: 'exchange/file-empty' } });
});
