import { describe, expect, it } from 'vitest';
import { ask, issuesOf, outcomeOf, ruleset, withBody } from './rules-under-test.ts';

const firstIssue = (source: string) => {
  const [issue] = issuesOf(source);
  return issue && `${issue.severity} ${issue.sourcePosition.line}:${issue.sourcePosition.column} ${issue.description}`;
};
const rule = (condition: string) => withBody(`match /x/{id} { allow get: if ${condition}; }`);

describe('parsing rules', () => {
  it('accepts comments, functions at every level and an allow without condition', () => {
    const source = `// first\nrules_version = "2";\nfunction a() { return true; }
      service cloud.firestore { function b() { return a(); }
      match /databases/{database}/documents { /* here */ match /x/{id} { allow read, write; } } }`;
    expect(issuesOf(source)).toEqual([]);
  });

  it.each([
    ["rules_version = '3';", "ERROR 1:17 Invalid rules version '3'; use '1' or '2'."],
    ['', 'ERROR 1:1 Missing service declaration.'],
    ['service cloud.firestore { /a { } }', "ERROR 1:27 Missing 'match' keyword before path, found '/'."],
    [withBody('let a = 1;'), "ERROR 4:1 'let' is only allowed in functions, found 'let'."],
    [rule('a ='), "ERROR 4:33 Unexpected '='."],
    [rule('[1,,] == []'), "ERROR 4:34 Unexpected ','."],
    [rule('f(1,)'), "ERROR 4:35 Unexpected ')'."],
    [rule("'open"), 'ERROR 4:31 Unterminated string literal.'],
    [rule("'\\d'"), 'ERROR 4:31 Invalid escape sequence in a string literal.'],
    [rule('1 == 9223372036854775808'), 'ERROR 4:36 The number 9223372036854775808 does not fit in 64 bits.'],
    [rule('/* never closed'), 'ERROR 4:31 Unterminated comment.'],
    [rule('true ? 1'), "ERROR 4:39 Missing ':' before ';'."],
    [withBody('function f() { let a = 1; }'), "ERROR 4:27 A function must end with 'return', found '}'."],
    [withBody('function f() { return 1; let a = 1; }'), "ERROR 4:26 'let' must come before 'return', found 'let'."],
  ])('refuses %s with its place', (source, expected) => {
    expect(firstIssue(source)).toBe(expected);
  });

  it('accepts a rule or return without semicolon, and a list that ends with a comma', () => {
    const body = `function f() { return [1, 2,] == [1, 2] && {'a': 1,}.a == 1 }
      match /x/{id} {
        allow get: if f()
        allow list
        match /y/{other} { allow read: if /a/b != null }
        function g() { return true }
      }`;
    expect(issuesOf(withBody(body))).toEqual([]);
    expect(ask(ruleset(withBody(body)), 'get', 'x/d').allowed).toBe(true);
  });

  it('reports a semicolon missing between two lines of a function after the last word of the first', () => {
    const source = withBody('function f() {\n  let a = 1\n  return a;\n}');
    expect(firstIssue(source)).toBe("ERROR 5:12 Missing ';' before 'return'.");
  });

  it('reports an issue for endless nesting instead of failing', () => {
    expect(firstIssue(rule(`${'('.repeat(100_000)}1`))).toMatch(/ERROR .* nested too deeply/);
  });
});

describe('precedence of operators', () => {
  it.each([
    '1 + 2 * 3 == 7',
    '-2 * 3 == -6',
    '1 + 1 in [2] == true',
    "'a' in ['a'] && !false || false",
    'false && true || true',
    '(false ? true : false) || (true ? true : false)',
    '10 - 2 - 3 == 5',
    '-9223372036854775808 < 0',
    '7 - -1 == 8',
    '[1, 2][0] + {"a": 3}["a"] == 4',
  ])('holds in %s', (condition) => expect(outcomeOf(condition)).toBe('allowed'));

  it('distinguishes a path from a division', () => {
    expect(outcomeOf("8 / 4 == 2 && /a/b-c/$('d' + 'e') == path('/a/b-c/de')")).toBe('allowed');
    expect(outcomeOf('/databases/(default)/documents/x/d == request.path')).toBe('allowed');
    expect(outcomeOf("(/a/é.txt)[1] == 'é.txt'")).toBe('allowed');
  });
});

describe('escapes in literals', () => {
  it.each([
    ["'\\x41\\u0042\\103'", "'ABC'"],
    ["'\\ud83d\\ude00'", "'😀'"],
    ["'\\'\\\"\\\\'.size()", '3'],
    ["'\\xe9'.toUtf8().size()", '2'],
    ["b'\\xe9'.size()", '1'],
    ["b'é'.size()", '2'],
  ])('%s is %s', (left, right) => expect(outcomeOf(`${left} == ${right}`)).toBe('allowed'));

  it.each(['\\a', '\\v', '\\?', '\\`', '\\/', '\\0', '\\12', '\\400', '\\x4', '\\u004', '\\U0001F600'])(
    'there is no %s',
    (escape) => {
      const [string, bytes] = [`'${escape}'`, `b'${escape}'`].map((literal) =>
        issuesOf(withBody(`match /x/{id} { allow get: if ${literal} == 1; }`)).map(({ severity }) => severity),
      );
      expect([string, bytes]).toEqual([['ERROR'], ['ERROR']]);
    },
  );

  it('bytes know no code units', () =>
    expect(issuesOf(withBody("match /x/{id} { allow get: if b'\\u0041' == 1; }"))[0]?.severity).toBe('ERROR'));
});
