import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallableName } from '../../src/domain/callables/contracts.ts';
import { type CallablePark, createCallablePark } from './support/callable-park.ts';
import { type Browser, openBrowser } from './support/suite.ts';

const DEPTH = 50_000;
const UNKNOWN_TYPE = '{"data":{"@type":"type.googleapis.com/google.protobuf.Any","value":"1"}}';
const arrays = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
const objects = '{"a":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH);
const INT_64 = 'type.googleapis.com/google.protobuf.Int64Value';

/** Bodies that the functions framework cannot decode by itself. */
const BODIES: readonly (readonly [string, string])[] = [
  ['arrays in arrays, 50,000 deep', `{"data":${arrays}}`],
  ['objects in objects, 50,000 deep', `{"data":${objects}}`],
  ['deep values in a field', `{"data":{"zooId":${arrays}}}`],
  ['64-bit integers that are no numbers', `{"data":{"zooId":{"@type":"${INT_64}","value":"x"}}}`],
  ['values of an unknown type', UNKNOWN_TYPE],
];
const REFUSED = { success: false, error: { code: 'generic/invalid-input' } };

let park: CallablePark;
let nobody: Browser;
beforeAll(async () => {
  park = await createCallablePark();
  nobody = openBrowser();
});
afterAll(() => Promise.all([nobody, ...Object.values(park.people)].map((browser) => browser.close())));

const posted = async (who: Browser, name: CallableName, body: string) => {
  const { status, text } = await who.post(name, body);
  return { status, answer: status === 200 ? JSON.parse(text).result : text };
};

it.each(BODIES)('%s are refused as invalid', async (_kind, body) => {
  expect(await posted(park.people.admin, 'createUser', body)).toEqual({ status: 200, answer: REFUSED });
  expect(await posted(nobody, 'readInvitation', body)).toEqual({ status: 200, answer: REFUSED });
});

it('a body that cannot be decoded says nothing to a caller who is not signed in', async () => {
  const { status, text } = await nobody.post('createUser', `{"data":${arrays}}`);
  expect([status, JSON.parse(text).result.error.code]).toEqual([200, 'auth/session-expired']);
});
