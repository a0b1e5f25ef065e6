import { describe, expect, it } from 'vitest';
import { RulesTimestamp, type RulesValue } from './contract.ts';
import { ask, outcomeOf, ruleset, withBody } from './rules-under-test.ts';

describe('a refusal', () => {
  it('names every statement that was considered', () => {
    const rules = ruleset(
      withBody(
        'match /x/{id} {\n  allow get: if false;\n  allow read: if resource.data.a;\n  allow write: if true;\n}',
      ),
    );
    expect(ask(rules, 'get', 'x/d', { documents: { 'x/d': {} } }).reason).toBe(
      "false for 'get' @ L5, evaluation error at L6:18 for 'get' @ L6: Property a is undefined on object.",
    );
  });

  it('says when no statement matches', () => {
    const rules = ruleset(withBody('match /x/{id} { allow get: if true; }'));
    expect(ask(rules, 'delete', 'x/d').reason).toBe('No matching allow statements');
    expect(ask(rules, 'get', 'y/d').reason).toBe('No matching allow statements');
  });
});

describe('methods', () => {
  it.each([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get, delete', ['get', 'delete']],
  ])('%s stands for %j', (methods, expected) => {
    const rules = ruleset(withBody(`match /x/{id} { allow ${methods}; }`));
    const all = ['get', 'list', 'create', 'update', 'delete'] as const;
    expect(all.filter((method) => ask(rules, method, method === 'list' ? 'x' : 'x/d').allowed)).toEqual(expected);
  });

  it('are granted by any matching statement', () => {
    const rules = ruleset(withBody('match /x/{id} { allow get: if false; } match /{p=**} { allow get: if true; }'));
    expect(ask(rules, 'get', 'x/d').allowed).toBe(true);
  });
});

describe('the request', () => {
  const update = (condition: string) =>
    ask(ruleset(withBody(`match /x/{id} { allow update: if ${condition}; }`)), 'update', 'x/d', {
      documents: { 'x/d': { a: 1n } },
      afterwards: { 'x/d': { a: 2n } },
    }).allowed;

  it('tells the document before and after the write', () => {
    expect(update('resource.data.a == 1 && request.resource.data.a == 2')).toBe(true);
    expect(update('get(request.path).data.a == 1 && getAfter(request.path).data.a == 2')).toBe(true);
    expect(update("request.method == 'update' && request.resource.id == 'd'")).toBe(true);
  });

  it('has no auth for a visitor', () => {
    expect(outcomeOf('request.auth == null', { uid: null })).toBe('allowed');
    expect(outcomeOf("request.auth.uid != 'x'", { uid: null })).toContain('Null value error.');
    expect(outcomeOf("request.auth.uid == 'alice' && request.auth.token.sub == 'alice'")).toBe('allowed');
  });

  it('has no query where nothing is listed', () => {
    expect(outcomeOf('request.query.limit == null')).toContain('Property query is undefined on object.');
  });
});

describe('getting other documents', () => {
  const documents = { 'users/alice': { role: 'vet' } };
  const user = '/databases/$(database)/documents/users/$(request.auth.uid)';

  it('gives their data and names', () => {
    expect(
      outcomeOf(`exists(${user}) && get(${user}).data.role == 'vet' && get(${user}).id == 'alice'`, { documents }),
    ).toBe('allowed');
  });

  it('is an error for one that does not exist', () => {
    expect(outcomeOf(`get(${user}) == null`)).toContain('Null value error.');
    expect(outcomeOf(`get(${user}).data.role == 'vet' || true`)).toBe('allowed');
    expect(outcomeOf(`!exists(${user})`)).toBe('allowed');
  });
});

describe('rules for Storage', () => {
  const source = (condition: string) =>
    `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /zoos/{zoo}/{file=**} { allow read, write: if ${condition}; } } }`;
  const file = (fields: Record<string, RulesValue>) => ({
    path: ['b', 'demo', 'o', 'zoos', 'z1', 'a', 'b.png'],
    fields: new Map(Object.entries(fields)),
  });
  const decide = (
    condition: string,
    after: Record<string, RulesValue> | null,
    method: 'get' | 'create' | 'list' = 'create',
  ) =>
    ruleset(source(condition), 'firebase.storage').decide(
      {
        method,
        path: file({}).path,
        auth: { uid: 'alice', token: new Map() },
        time: new RulesTimestamp(0n, 0),
        resource: null,
        after: after && file(after),
        query: null,
      },
      { get: (path) => ({ path, fields: new Map([['zoo', 'z1']]) }), getAfter: () => null },
      { limit: 10, seen: new Map() },
    ).allowed;

  it('see the metadata of the file itself', () => {
    expect(
      decide("request.resource.size < 5 && request.resource.contentType.matches('image/.*')", {
        size: 4n,
        contentType: 'image/png',
      }),
    ).toBe(true);
    expect(decide('request.resource.size < 5', { size: 5n })).toBe(false);
  });

  it('reach Firestore through its namespace only', () => {
    const path = '/databases/(default)/documents/users/$(request.auth.uid)';
    expect(decide(`firestore.get(${path}).data.zoo == zoo && firestore.exists(${path})`, {})).toBe(true);
    expect(decide(`get(${path}).data.zoo == zoo`, {})).toBe(false);
  });

  it('are asked with the path of the folder for a list', () => {
    expect(decide("zoo == 'z1' && file is path", null, 'list')).toBe(true);
    expect(decide("zoo == 'z2'", null, 'list')).toBe(false);
  });
});
