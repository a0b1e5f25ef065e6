import { describe, expect, it } from 'vitest';
import { authOf } from './claims.ts';
import type { RulesResource } from './contract.ts';
import { compileStorageRules, type StorageQuestion, type StorageRules } from './storage.ts';
import type { StorageFile } from './storage-resource.ts';

const NOW = new Date('2024-05-06T07:08:09.010Z');
const PHOTO: StorageFile = {
  bucket: 'park',
  name: 'photos/ada/lion.png',
  size: 1000,
  generation: '1714979289010000',
  metageneration: 1,
  timeCreated: NOW,
  updated: NOW,
  md5Hash: 'CY9rzUYh03PK3k6DJie09g==',
  crc32c: 'yZRlqg==',
  etag: 'e1',
  contentType: 'image/png',
  metadata: { owner: 'ada' },
};

function rulesOf(body: string, version = '2'): StorageRules {
  const source = `rules_version = '${version}';\nservice firebase.storage { match /b/{bucket}/o {\n${body}\n} }`;
  const compiled = compileStorageRules(source);
  if ('issues' in compiled) throw new Error(JSON.stringify(compiled.issues));
  return compiled.rules;
}

type Documents = Readonly<Record<string, Readonly<Record<string, boolean | string>>>>;
function asked(rules: StorageRules, question: Partial<StorageQuestion>, documents: Documents = {}) {
  const get = (path: readonly string[]): RulesResource | null => {
    const fields = documents[path.slice(3).join('/')];
    return fields ? { path, fields: new Map(Object.entries(fields)) } : null;
  };
  const auth = authOf('ada', { email: 'ada@park.example', admin: true });
  const base = { method: 'get', bucket: 'park', name: PHOTO.name, auth, time: NOW, before: null, after: null } as const;
  return rules.decide({ ...base, ...question }, { get });
}

/** Returns whether this condition allows an upload of the photo, changed by `differences`. */
const uploads = (condition: string, differences: Partial<StorageFile> = {}, documents: Documents = {}) =>
  asked(
    rulesOf(`match /{path=**} { allow create: if ${condition}; }`),
    { method: 'create', after: { ...PHOTO, ...differences } },
    documents,
  ).allowed;

describe('an upload and its rules', () => {
  it.each([
    ['request.resource.size <= 1000', true],
    ['request.resource.size < 1000', false],
    ["request.resource.contentType.matches('image/.*')", true],
    ["request.resource.contentType.matches('image')", false],
    ["request.resource.name == 'photos/ada/lion.png'", true],
    ["request.resource.bucket == 'park' && bucket == 'park'", true],
    ['request.resource.metadata.owner == request.auth.uid', true],
    ["request.resource.metadata.absent == 'x'", false],
    ["request.resource.md5Hash == 'CY9rzUYh03PK3k6DJie09g=='", true],
    ["request.resource.crc32c == 'yZRlqg==' && request.resource.etag == 'e1'", true],
    ['request.resource.generation == 1714979289010000 && request.resource.metageneration == 1', true],
    ['request.resource.timeCreated == request.time', true],
    ["request.resource.updated < request.time + duration.value(1, 's')", true],
    ['request.resource.contentEncoding == null', true],
    ['request.resource.contentLanguage is string', false],
    ["request.path == path('/b/park/o/photos/ada/lion.png')", true],
    ["path == path('/photos/ada/lion.png')", true],
    ["request.auth.token.email == 'ada@park.example' && request.auth.token.admin", true],
    ['resource == null', true],
  ])('an upload is decided by %s: %s', (condition, expected) => {
    expect(uploads(condition)).toBe(expected);
  });

  it('a missing content type is null, and matching it is an error', () => {
    expect(uploads("request.resource.contentType.matches('.*')", { contentType: null })).toBe(false);
    expect(uploads('request.resource.contentType == null', { contentType: undefined })).toBe(true);
  });
});

describe('each method has its own condition', () => {
  const rules = rulesOf(`match /{path=**} {
    allow get: if resource.metadata.owner == request.auth.uid;
    allow update: if request.resource.contentType == resource.contentType;
    allow delete: if resource.size > 500;
  }`);

  it('a download sees the stored file, a missing one is null', () => {
    expect(asked(rules, { before: PHOTO }).allowed).toBe(true);
    expect(asked(rules, { before: { ...PHOTO, metadata: { owner: 'bob' } } }).allowed).toBe(false);
    expect(asked(rules, { before: null }).reason).toContain('Null value error');
  });

  it('a metadata change sees the file before and after', () => {
    expect(asked(rules, { method: 'update', before: PHOTO, after: PHOTO }).allowed).toBe(true);
    const after = { ...PHOTO, contentType: 'text/html' };
    expect(asked(rules, { method: 'update', before: PHOTO, after }).allowed).toBe(false);
  });

  it('a deletion sees the stored file only', () => {
    expect(asked(rules, { method: 'delete', before: PHOTO }).allowed).toBe(true);
    expect(asked(rules, { method: 'delete', before: { ...PHOTO, size: 500 } }).allowed).toBe(false);
  });

  it('a method without a statement is refused', () => {
    expect(asked(rules, { method: 'create', after: PHOTO }).reason).toBe('No matching allow statements');
  });
});

describe('listing files', () => {
  const body = "match /photos/{path=**} { allow list: if request.auth.uid == 'ada'; }";

  it.each([
    ['photos/ada', true],
    ['photos/ada/', true],
    ['photos', true],
    ['other', false],
    ['', false],
  ])('a list of "%s" is decided by its prefix: %s', (name, expected) => {
    expect(asked(rulesOf(body), { method: 'list', name }).allowed).toBe(expected);
  });

  it('a list of the whole bucket needs a wildcard that matches nothing', () => {
    expect(asked(rulesOf('match /{path=**} { allow list; }'), { method: 'list', name: '' }).allowed).toBe(true);
  });

  it('rules of version 1 refuse lists', () => {
    const rules = rulesOf('match /{path=**} { allow read; }', '1');
    expect(asked(rules, { method: 'list', name: 'photos' }).allowed).toBe(false);
    expect(asked(rules, { method: 'get', before: PHOTO }).allowed).toBe(true);
  });
});

describe('Storage rules and Firestore documents', () => {
  const member = "firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.role == 'keeper'";

  it('Storage rules can read documents', () => {
    expect(uploads(member, {}, { 'users/ada': { role: 'keeper' } })).toBe(true);
    expect(uploads(member, {}, { 'users/ada': { role: 'guest' } })).toBe(false);
    expect(uploads(member)).toBe(false);
  });

  it('Storage rules can check that a document exists', () => {
    const there = 'firestore.exists(/databases/(default)/documents/users/$(request.auth.uid))';
    expect(uploads(there, {}, { 'users/ada': {} })).toBe(true);
    expect(uploads(there)).toBe(false);
    expect(uploads(`!${there}`)).toBe(true);
  });

  it('Storage rules read at most two different documents, however often each is read', () => {
    const exists = (id: string) => `firestore.exists(/databases/(default)/documents/users/${id})`;
    const all = { 'users/a': {}, 'users/b': {}, 'users/c': {} };
    expect(uploads(`${exists('a')} && ${exists('b')} && ${exists('a')}`, {}, all)).toBe(true);
    expect(uploads(`${exists('a')} && ${exists('b')} && ${exists('c')}`, {}, all)).toBe(false);
  });

  it("Firestore's own rules functions do not exist in Storage rules", () => {
    expect(uploads('exists(/databases/(default)/documents/users/a)', {}, { 'users/a': {} })).toBe(false);
  });
});

it('rules of another service are refused with their place', () => {
  const compiled = compileStorageRules(
    "rules_version = '2';\nservice cloud.firestore { match /a/{b} { allow read; } }",
  );
  expect(compiled).toEqual({
    issues: [
      expect.objectContaining({
        severity: 'ERROR',
        sourcePosition: { fileName: 'storage.rules', line: 2, column: 9 },
      }),
    ],
  });
});
