import { describe, expect, it } from 'vitest';
import { compileRules, RulesTimestamp } from '../../rules/index.ts';
import { coveragePage } from './coverage-page.ts';

const source = `rules_version = '2';
service cloud.firestore { match /x/{id} {
  allow get: if id == '<a>' || id == 'b';
} }`;

function covered(ids: readonly string[]) {
  const compiled = compileRules(source, { fileName: 'my.rules', service: 'cloud.firestore' });
  if (!('ruleset' in compiled)) throw new Error('the rules do not compile');
  const nothing = { get: () => null, getAfter: () => null };
  for (const id of ids) {
    const time = new RulesTimestamp(0n, 0);
    const request = {
      method: 'get',
      path: ['x', id],
      auth: null,
      time,
      resource: null,
      after: null,
      query: null,
    } as const;
    compiled.ruleset.decide(request, nothing, { limit: 10, seen: new Map() });
  }
  return { rules: { files: [{ name: 'my.rules', content: source }] }, entries: compiled.ruleset.coverage() };
}

describe('the page of the rules coverage', () => {
  it('marks every expression inside its parent, with its counts as a tooltip', () => {
    expect(coveragePage('demo', covered(['b']))).toContain(
      '<span class="half" title="L3:17 true × 1">' +
        '<span class="half" title="L3:17 false × 1">id == \'&lt;a&gt;\'</span> || ' +
        '<span class="half" title="L3:32 true × 1">id == \'b\'</span></span>;',
    );
  });

  it('lists the gaps, and none when all sides were evaluated', () => {
    expect(coveragePage('demo', covered([]))).toContain("never evaluated: <code>id == 'b'</code>");
    const whole = coveragePage('demo', covered(['<a>', 'b', 'c']));
    expect(whole).toContain('3 of 3 expressions');
    expect(whole).not.toContain('<details>');
  });

  it('keeps the whole text and escapes it', () => {
    const page = coveragePage('<i>', covered([]));
    const text = page.slice(page.indexOf('<pre>') + 5, page.lastIndexOf('</pre>')).replaceAll(/<[^>]*>/g, '');
    expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(source);
    expect(page).not.toContain('<i>');
  });

  it('says so when no rules are loaded', () => {
    expect(coveragePage('demo', { rules: { files: [] }, entries: [] })).toContain('No rules are loaded.');
  });
});
