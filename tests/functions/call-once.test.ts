import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOnce, forgetCallKeys, type KeyedCall } from '../../functions/src/common/call-once.ts';
import { refuse } from '../../functions/src/common/refusal.ts';
import { CALL_KEY_KEPT_MS } from '../../src/domain/callables/call-key.ts';
import { CALLABLES, type CallableName } from '../../src/domain/callables/contracts.ts';
import { newCallKey } from '../../src/lib/call-key.ts';
import { type CallablePark, createCallablePark } from './support/callable-park.ts';
import { database } from './support/suite.ts';
import { requestsIn } from './support/valid-requests.ts';

let park: CallablePark;
beforeAll(async () => {
  park = await createCallablePark();
});
afterAll(() => Promise.all(Object.values(park.people).map((browser) => browser.close())));

const call = (differences: Partial<KeyedCall> = {}): KeyedCall => ({
  userId: 'ana',
  callable: 'saveAnimal',
  key: newCallKey(),
  content: { name: 'Nala' },
  ...differences,
});
const stored = (one: KeyedCall) => database.doc(`callKeys/${one.userId}-${one.key}`);
const ALREADY_SAVED = refuse('generic/already-saved');
/** Returns a handler that counts its runs. */
function counted() {
  const made = { runs: 0 };
  return { made, carryOut: async () => ({ id: `made-${++made.runs}` }) };
}

describe('a call with a key', () => {
  it('is carried out once, and a repetition gets the first answer', async () => {
    const { made, carryOut } = counted();
    const one = call();
    const answers = [await callOnce(one, carryOut), await callOnce(one, carryOut)];
    expect([answers, made.runs]).toEqual([[{ id: 'made-1' }, { id: 'made-1' }], 1]);
  });
  it('is carried out once by five simultaneous calls', async () => {
    const { made, carryOut } = counted();
    const one = call();
    const answers = await Promise.all(Array.from({ length: 5 }, () => callOnce(one, carryOut)));
    expect([new Set(answers.map((answer) => JSON.stringify(answer))).size, made.runs]).toEqual([1, 1]);
  });
  it('is refused with another content or for another callable', async () => {
    const { made, carryOut } = counted();
    const one = call();
    await callOnce(one, carryOut);
    expect(await callOnce({ ...one, content: { name: 'Simba' } }, carryOut)).toEqual(ALREADY_SAVED);
    expect(await callOnce({ ...one, callable: 'saveInformation' }, carryOut)).toEqual(ALREADY_SAVED);
    expect(made.runs).toBe(1);
  });
  it('is a person’s own: the key of a colleague is another one', async () => {
    const { made, carryOut } = counted();
    const one = call();
    await callOnce(one, carryOut);
    await callOnce({ ...one, userId: 'bo' }, carryOut);
    expect(made.runs).toBe(2);
  });
  it('leaves the key free when it is refused or fails', async () => {
    const one = call();
    expect(await callOnce(one, async () => refuse('animal/name-required'))).toEqual(refuse('animal/name-required'));
    await expect(callOnce(one, () => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(await callOnce({ ...one, content: 'corrected' }, counted().carryOut)).toEqual({ id: 'made-1' });
  });
  it('keeps the key when the answer cannot be recorded', async () => {
    const one = call();
    // Larger than a document may be.
    await expect(callOnce(one, async () => ({ id: 'x'.repeat(1_100_000) }))).rejects.toThrow();
    expect((await stored(one).get()).get('answer')).toBeNull();
  });
  it('is carried out again when the first one was killed more than 90 seconds ago', async () => {
    const { made, carryOut } = counted();
    const one = call();
    await callOnce(one, carryOut);
    await stored(one).update({ answer: null, startedAtUnix: Date.now() - 90_001 });
    expect(await callOnce(one, carryOut)).toEqual({ id: 'made-2' });
    expect(made.runs).toBe(2);
  });
  it('is known for a day, and then forgotten', async () => {
    const [young, old] = [call(), call()];
    const now = Date.now();
    for (const [one, age] of [[young, CALL_KEY_KEPT_MS - 60_000] as const, [old, CALL_KEY_KEPT_MS] as const]) {
      await callOnce(one, counted().carryOut);
      await stored(one).update({ startedAtUnix: now - age });
    }
    await forgetCallKeys(database, now);
    expect([(await stored(young).get()).exists, (await stored(old).get()).exists]).toEqual([true, false]);
  });
  it('does not keep its content in a readable form', async () => {
    const one = call({ content: { tempPassword: 'abcdef-1' } });
    await callOnce(one, counted().carryOut);
    expect(JSON.stringify((await stored(one).get()).data())).not.toContain('abcdef-1');
  });
});

/** The callables that create something, by the collection in which they do. */
const CREATING: readonly (readonly [CallableName, string])[] = [
  ['createUser', 'users'],
  ['sendUserInvitation', 'invitations'],
  ['saveAnimal', 'animals'],
  ['proposeShares', 'animalShares'],
  ['saveAutomation', 'taskTemplates'],
  ['saveInformation', 'information'],
  ['saveCampaign', 'campaigns'],
  ['renewCampaign', 'campaigns'],
];

it.each(CREATING)(
  '%s creates one document when it is called twice at once and again later',
  async (name, collection) => {
    const request = requestsIn(park)[name]();
    const count = async () =>
      (await database.collection(collection).where('zooId', '==', park.zooId).count().get()).data().count;
    const before = await count();
    const twice = await Promise.all([park.people.admin.call(name, request), park.people.admin.call(name, request)]);
    const answers = [...twice, await park.people.admin.call(name, request)];
    expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await count()).toBe(before + 1);
  },
);

it('every callable with a key is tried, and a run of an automation', () => {
  const keyed = Object.values(CALLABLES).flatMap(({ name, request }) => ('callKey' in request.shape ? [name] : []));
  expect(keyed.toSorted()).toEqual(['changeAutomation', ...CREATING.map(([name]) => name)].toSorted());
});

it('two runs of an automation with the same key make one task', async () => {
  const request = { zooId: park.zooId, templateId: park.automationId, action: 'runNow', callKey: newCallKey() };
  const first = await park.people.admin.call('changeAutomation', request);
  const { taskId } = first.data as unknown as { taskId: string };
  // Without its record, a run within the same minute would make the task again.
  await Promise.all([database.doc(`tasks/${taskId}`).delete(), database.doc(`taskRuns/${taskId}`).delete()]);
  expect(await park.people.admin.call('changeAutomation', request)).toEqual(first);
  expect((await database.doc(`tasks/${taskId}`).get()).exists).toBe(false);
});
