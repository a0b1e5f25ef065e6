import { describe, expect, it } from 'vitest';
import { ask, queryOf, ruleset, withBody } from './rules-under-test.ts';

const allows = (body: string, path: string) => ask(ruleset(withBody(body)), 'get', path).allowed;
const version1 = (match: string) =>
  ruleset(`service cloud.firestore { match /databases/{database}/documents { ${match} } }`);

describe('match paths', () => {
  it('a match covers whole paths only', () => {
    const body = 'match /a/{i} { allow get; match /b/fixed { allow get; } }';
    expect(['a/1', 'a/1/b/fixed', 'a/1/b/other', 'a/1/b/fixed/c/1', 'b/1'].map((path) => allows(body, path))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('wildcards are strings, and recursive wildcards are paths', () => {
    expect(allows("match /a/{i} { allow get: if i is string && i == '1'; }", 'a/1')).toBe(true);
    expect(allows("match /{p=**} { allow get: if p is path && p == path('a/1') && p[0] == 'a'; }", 'a/1')).toBe(true);
  });

  it('a recursive wildcard takes no segment or more in version 2, one or more in version 1', () => {
    const body = 'match /a/{i}/{rest=**} { allow get; }';
    expect(['a/1', 'a/1/b/2', 'a/1/b/2/c/3'].map((path) => allows(body, path))).toEqual([true, true, true]);
    expect(['a/1', 'a/1/b/2'].map((path) => ask(version1(body), 'get', path).allowed)).toEqual([false, true]);
  });

  it('a recursive wildcard may be in the middle', () => {
    const body = "match /{p=**}/songs/{s} { allow get: if s == 'x'; }";
    expect(
      ['songs/x', 'a/1/songs/x', 'songs/1/songs/x', 'songs/y', 'a/1/songs/x/b/2'].map((path) => allows(body, path)),
    ).toEqual([true, true, true, false, false]);
  });
});

describe('collection group queries', () => {
  const asks = (body: string) =>
    ask(ruleset(withBody(body)), 'list', 'songs', {}, queryOf('songs', [], { allDescendants: true })).allowed;

  it('a collection group needs a rule that matches at every depth', () => {
    expect(asks('match /{p=**}/songs/{s} { allow list; }')).toBe(true);
    expect(asks('match /{p=**} { allow list; }')).toBe(true);
    expect(asks('match /songs/{s} { allow list; }')).toBe(false);
    expect(asks('match /bands/{b}/songs/{s} { allow list; }')).toBe(false);
    expect(asks('match /{p=**}/albums/{s} { allow list; }')).toBe(false);
  });

  it('a collection group leaves the path before it unknown', () => {
    expect(asks('match /{p=**}/songs/{s} { allow list: if p is path && s is string; }')).toBe(true);
    expect(asks("match /{p=**}/songs/{s} { allow list: if p[0] == 'bands'; }")).toBe(false);
  });

  it('version 1 refuses collection groups, whatever it allows', () => {
    const rules = version1('match /{p=**} { allow list; }');
    expect(ask(rules, 'list', 'songs', {}, queryOf('songs', [], { allDescendants: true })).allowed).toBe(false);
    expect(ask(rules, 'list', 'songs', {}, queryOf('songs')).allowed).toBe(true);
  });
});
