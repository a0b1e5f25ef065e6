import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  authOf,
  compileRules,
  type RulesMap,
  RulesTimestamp,
  type RulesValue,
} from '../../../emulators/rules/index.ts';

/**
 * The properties that a file has before somebody asks for anything differ between the services: ours adds a disposition,
 * the official emulator leaves properties out, and others may set them to null. Each form of a plain upload is accepted.
 */
const compiled = compileRules(readFileSync('storage.rules', 'utf8'), {
  fileName: 'storage.rules',
  service: 'firebase.storage',
});
if (!('ruleset' in compiled)) throw new Error(JSON.stringify(compiled.issues));
const { ruleset } = compiled;

const FILE_ID = '0b9d7c5e-3f1a-4c2b-8d6e-5a4f3b2c1d0e';
const TOKEN = '7f0c2b1a-9e8d-4c7b-a6f5-4e3d2c1b0a99';
const tokens = (value: string): RulesMap => new Map([['firebaseStorageDownloadTokens', value]]);
const DOCUMENTS: Readonly<Record<string, Readonly<Record<string, RulesValue>>>> = {
  'users/ada': {
    ...{ userStatus: 'active', isDisabled: false, isDeleted: false, eula: 4n, akongoStaff: false },
    ...{ zooId: 'zoo-1', userRight: 'user' },
  },
  'zoo/zoo-1': { zooTiers: 'essential', staffAccess: [] },
};

/** The folders of a task and of a quick evaluation. */
const FOLDERS = [
  ['tasks', 't1'],
  ['evaluations', 'g1', 'e1'],
];

/** Returns whether an upload is accepted in each of the folders. */
function accepted(properties: Readonly<Record<string, RulesValue>>): readonly boolean[] {
  return FOLDERS.map((folder) => isAccepted(folder, properties));
}

function isAccepted(folder: readonly string[], properties: Readonly<Record<string, RulesValue>>): boolean {
  const path = ['b', 'park', 'o', 'zoo-1', ...folder, FILE_ID];
  const fields = new Map<string, RulesValue>(
    Object.entries({ name: path.slice(3).join('/'), size: 10n, contentType: 'image/jpeg', ...properties }),
  );
  const get = (at: readonly string[]) => {
    const document = DOCUMENTS[at.slice(3).join('/')];
    return document === undefined ? null : { path: at, fields: new Map(Object.entries(document)) };
  };
  const auth = authOf('ada', { auth_time: 1 });
  const request = { method: 'create', path, auth, resource: null, after: { path, fields }, query: null } as const;
  const time = new RulesTimestamp(1_763_900_000n, 0);
  return ruleset.decide({ ...request, time }, { get, getAfter: get }, { limit: 2, seen: new Map() }).allowed;
}

it.each<[string, Readonly<Record<string, RulesValue>>]>([
  ['leaves out all that nobody set', { metadata: new Map() }],
  ['leaves the custom metadata out too', {}],
  [
    'sets all that nobody set to null',
    { cacheControl: null, contentDisposition: null, contentEncoding: null, contentLanguage: null, metadata: null },
  ],
  [
    'sets all that nobody set to an empty text',
    { cacheControl: '', contentDisposition: '', contentEncoding: '', contentLanguage: '', metadata: new Map() },
  ],
  [
    'shows the file, unpacked, in a language',
    { contentDisposition: 'inline', contentEncoding: 'identity', contentLanguage: 'en-us' },
  ],
  ['shows the file under its id', { contentDisposition: `inline; filename*=UTF-8''${FILE_ID}` }],
  ['keeps its own token in the metadata', { metadata: tokens(TOKEN) }],
])('a plain upload is accepted by the rules of a service that %s', (_what, properties) => {
  expect(accepted(properties)).toEqual([true, true]);
});

it.each<[string, RulesMap]>([
  ['short', tokens('x')],
  ['one character too long', tokens(`${TOKEN}0`)],
  ['one of two', tokens(`${TOKEN},${TOKEN}`)],
  ['beside other metadata', new Map([...tokens(TOKEN), ['note', 'x']])],
])('a token in the metadata is refused when it is %s', (_what, metadata) => {
  expect(accepted({ metadata })).toEqual([false, false]);
});
