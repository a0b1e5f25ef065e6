import { describe, expect, it } from 'vitest';
import { issuesOf, withBody } from './rules-under-test.ts';

const errors = (source: string) =>
  issuesOf(source)
    .filter((issue) => issue.severity === 'ERROR')
    .map((issue) => issue.description);
const warnings = (body: string) => issuesOf(withBody(body)).map((issue) => `${issue.severity} ${issue.description}`);
const list = (count: number, item: (at: number) => string, glue: string) =>
  Array.from({ length: count }, (_u, at) => item(at)).join(glue);

describe('checking rules', () => {
  it('another service, unknown methods and unknown types are refused', () => {
    expect(errors('service firebase.storage { }')).toEqual([
      'Invalid service name: firebase.storage; expected cloud.firestore.',
    ]);
    expect(errors(withBody('match /x/{i} { allow fetch: if i is text; }'))).toEqual([
      'Invalid method: fetch.',
      'Invalid type: text.',
    ]);
  });

  it('a second function with the same name is refused in one scope, not in an inner one', () => {
    const f = 'function f() { return true; }';
    expect(errors(withBody(`${f} ${f}`))).toEqual(['Duplicate function name: f.']);
    expect(errors(withBody(`${f} match /x/{i} { ${f} }`))).toEqual([]);
  });

  it('recursive functions are refused, also when the recursion is indirect', () => {
    const body = 'function f() { return g(); } function g() { return h() || f(); } function h() { return true; }';
    expect(errors(withBody(body))).toEqual(['Recursive call of function f.', 'Recursive call of function g.']);
  });

  it('unknown names are warnings, because they fail only when they are evaluated', () => {
    expect(warnings('match /x/{i} { allow get: if nothing(1) || j == 1 || math.half(2) == 1 || i.shout(); }')).toEqual([
      'WARNING Invalid function name: nothing.',
      'WARNING Invalid variable name: j.',
      'WARNING Invalid function name: math.half.',
      'WARNING Invalid function name: shout.',
    ]);
  });

  it('a wrong number of arguments is a warning', () => {
    expect(warnings('function f(a) { return a; } match /x/{i} { allow get: if f(); }')).toEqual([
      'WARNING Function f takes 1 arguments, not 0.',
    ]);
  });

  it('a function does not see the wildcards or lets of its caller', () => {
    const body = 'function f() { return i == j; } match /x/{i} { function g() { let j = 1; return f(); } }';
    expect(warnings(body)).toEqual(['WARNING Invalid variable name: i.', 'WARNING Invalid variable name: j.']);
  });

  it('rules of version 1 get a warning', () => {
    const [issue] = issuesOf('service cloud.firestore { }');
    expect(issue?.description).toContain('old version');
  });

  it('a recursive wildcard inside a path needs version 2, and a path may have one only', () => {
    const middle = 'service cloud.firestore { match /a/{p=**}/b/{i} { } }';
    expect(errors(middle)).toHaveLength(1);
    expect(errors(`rules_version = '2'; ${middle}`)).toEqual([]);
    expect(errors(withBody('match /{p=**}/b/{q=**} { }'))).toHaveLength(1);
  });
});

describe('limits of a rules text', () => {
  it('a function may have 10 lets and 7 parameters', () => {
    const lets = (count: number) => `function f() { ${list(count, (at) => `let v${at} = 1;`, ' ')} return 1; }`;
    const parameters = (count: number) => `function f(${list(count, (at) => `p${at}`, ', ')}) { return 1; }`;
    expect([errors(withBody(lets(10))), errors(withBody(lets(11))).length]).toEqual([[], 1]);
    expect([errors(withBody(parameters(7))), errors(withBody(parameters(8))).length]).toEqual([[], 1]);
  });

  it('a path may have 10 nested matches and 20 wildcards', () => {
    const nested = (count: number) =>
      `rules_version = '2'; service cloud.firestore { ${'match /a { '.repeat(count)}${'}'.repeat(count)} }`;
    const wildcards = (count: number) =>
      `rules_version = '2'; service cloud.firestore { match /${list(count, (at) => `{w${at}}`, '/')} { } }`;
    expect([errors(nested(10)), errors(nested(11)).length]).toEqual([[], 1]);
    expect([errors(wildcards(20)), errors(wildcards(21)).length]).toEqual([[], 1]);
  });

  it('a text may have 256 KB', () => {
    const source = withBody('');
    expect(errors(source + ' '.repeat(256 * 1024 - source.length))).toEqual([]);
    expect(errors(source + ' '.repeat(256 * 1024 - source.length + 1))).toHaveLength(1);
  });
});
