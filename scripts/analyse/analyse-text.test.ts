import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyseText } from './analyse-text.ts';

const manual = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'analyse.md'), 'utf8');
const [, example = ''] = /```json\n([\s\S]*?)```/.exec(manual) ?? [];
const resultsOf = (text: string): object => {
  const results = analyseText(text);
  return results.ok ? JSON.parse(results.value) : {};
};

describe('the text of a data set', () => {
  it('as the manual shows it is analysed, and the manual names every result', () => {
    const results = resultsOf(example);
    expect(results).toMatchObject({
      statistics: { scans: 2, records: 3, visibleRecords: 2, days: 2 },
      association: { pairs: [{ a: 'asha', b: 'bela', inProximity: 1 }] },
      networks: { interactions: { avoid: { edges: [{ from: 'bela', to: 'asha', weight: 1 }] } } },
      space: { plans: [{ grid: { columns: 10, rows: 5 }, heatmap: { largest: 1 } }], withoutPlan: 0 },
      agreement: { codes: { pairs: [{ percent: 0 }] }, ranks: { pairs: [{ percent: 100 }] } },
    });
    expect(Object.keys(results).filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
  });
  it('gives results as JSON that ends with a line break', () => {
    const results = analyseText(example);
    expect(results.ok && results.value.endsWith('}\n')).toBe(true);
  });
  it('that is no JSON is refused', () => {
    expect(analyseText('{')).toEqual({ ok: false, error: [expect.stringMatching(/^The file is not JSON: /)] });
  });
  it('of another shape is refused with a line for each fault', () => {
    expect(analyseText('[]')).toEqual({ ok: false, error: ['the data set: must be of type object'] });
    expect(analyseText('{"scans":[{"id":"s"}],"records":[],"individuals":[]}')).toEqual({
      ok: false,
      error: [
        'scans.0.instant: must be epoch milliseconds, or ISO 8601 with Z or an offset',
        'ethogram: must be of type array',
      ],
    });
  });
});
