import { describe, expect, it } from 'vitest';
import type { AccessRequest, Decision } from './contract.ts';
import { explanationLines } from './explanation.ts';
import { NOW, pathOf, queryOf, ROOT, ruleset, where, withBody } from './rules-under-test.ts';

const rules = ruleset(
  withBody(`function member(uid) { return exists(/databases/$(database)/documents/members/$(uid)); }
match /x/{id} {
  allow get: if request.auth.uid == 'bob';
  allow get: if member(request.auth.uid) && resource.data.n > 1;
  allow list: if resource.data.open == true;
}
match /{path=**} { allow write: if false; }`),
);

function explained(request: Partial<AccessRequest>): Decision {
  const base = { auth: { uid: 'ada', token: new Map() }, time: NOW, resource: null, after: null, query: null };
  const get = (path: readonly string[]) => (path.at(-1) === 'ada' ? { path, fields: new Map([['since', 1n]]) } : null);
  return rules.decide(
    { method: 'get', path: pathOf('x/d'), ...base, ...request },
    { get, getAfter: get },
    { limit: 10, seen: new Map() },
    { explained: true },
  );
}
const told = (request: Partial<AccessRequest>) => {
  const { explanation } = explained(request);
  return explanation ? explanationLines(explanation) : [];
};

describe('explaining a refusal', () => {
  it('the explanation has the blocks, the statements, each part with its value, and the documents read', () => {
    const fields = new Map([['n', 1n]]);
    expect(told({ resource: { path: pathOf('x/d'), fields } })).toEqual([
      "refused: get /databases/(default)/documents/x/d by user ada: false for 'get' @ L6, false for 'get' @ L7",
      '  L5 match /databases/{database}/documents/x/{id} with database = "(default)", id = "d"',
      '    L6 allow get → false',
      "      L6:17 request.auth.uid == 'bob' → false",
      '        L6:17 request.auth.uid → "ada"',
      '    L7 allow get → false',
      '      L7:17 member(request.auth.uid) && resource.data.n > 1 → false',
      '        L7:17 member(request.auth.uid) → true',
      '          L7:24 request.auth.uid → "ada"',
      '          L4:31 exists(/databases/$(database)/documents/members/$(uid)) → true',
      '            L4:38 /databases/$(database)/documents/members/$(uid) → /databases/(default)/documents/members/ada',
      '              L4:51 database → "(default)"',
      '              L4:81 uid → "ada"',
      '        L7:45 resource.data.n > 1 → false',
      '          L7:45 resource.data.n → 1',
      '  L10 match /databases/{database}/documents/{path=**} with database = "(default)", path = /x/d; nothing in it allows get',
      '  read /databases/(default)/documents/members/ada: it exists',
    ]);
  });

  it('the explanation names the error and its place', () => {
    expect(told({}).filter((line) => line.includes('error'))).toEqual(
      expect.arrayContaining(['          L7:45 resource.data.n → error: Null value error.']),
    );
  });

  it('the explanation says when no block matches the path', () => {
    const lines = told({ path: ['elsewhere'] });
    expect(lines.at(-1)).toBe('  no match block has this path');
  });

  it('the explanation covers the alternatives of a query up to the one that fails', () => {
    const query = queryOf('x', [where('open', 'in', [true, false])]);
    const lines = told({ method: 'list', path: pathOf('x'), query });
    expect(lines.filter((line) => /alternative|allow list/.test(line))).toEqual([
      '  alternative 1 of the query',
      '    L8 allow list → true',
      '  alternative 2 of the query',
      '    L8 allow list → false',
    ]);
  });

  it('the explanation names what a query leaves unknown', () => {
    const lines = told({ method: 'list', path: pathOf('x'), query: queryOf('x') });
    expect(lines).toContain('    L8 allow list → open: it may differ from result to result');
  });

  it('the explanation ends where a limit stopped the evaluation', () => {
    const deep = ruleset(
      withBody(`match /x/{id} { allow get: if ${Array.from({ length: 600 }, () => '!false').join(' && ')}; }`),
    );
    const { explanation } = deep.decide(
      { method: 'get', path: [...ROOT, 'x', 'd'], auth: null, time: NOW, resource: null, after: null, query: null },
      { get: () => null, getAfter: () => null },
      { limit: 10, seen: new Map() },
      { explained: true },
    );
    const [attempt] = explanation?.attempts ?? [];
    expect(attempt?.matches[0]?.allows[0]?.value).toContain('cut off: Maximum of 1000 expressions');
  });

  it('without the switch there is no explanation, and the decision is the same', () => {
    const request: AccessRequest = {
      method: 'get',
      path: pathOf('x/d'),
      auth: { uid: 'bob', token: new Map() },
      time: NOW,
      resource: null,
      after: null,
      query: null,
    };
    const nothing = { get: () => null, getAfter: () => null };
    const plain = rules.decide(request, nothing, { limit: 10, seen: new Map() });
    const watched = rules.decide(request, nothing, { limit: 10, seen: new Map() }, { explained: true });
    expect(plain.explanation).toBe(null);
    expect({ ...watched, explanation: null }).toEqual(plain);
    expect(watched.explanation?.allowed).toBe(true);
  });
});
