import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerSchema } from '../../src/domain/callables/answer.ts';
import { CALLABLES, type CallableName } from '../../src/domain/callables/contracts.ts';
import * as z from 'zod/mini';
import { type CallablePark, createCallablePark } from './support/callable-park.ts';
import { requestsIn } from './support/valid-requests.ts';
import { attemptsAt, fieldsWithoutEnd } from './support/attempts.ts';
import { MARKER } from './support/bad-values.ts';
import { everyText, everything } from './support/everything.ts';
import { PLAIN_TEXT } from './support/plain-text-fields.ts';
import { type Browser, database, openBrowser } from './support/suite.ts';
import { isWordedAs, textsIn } from './support/wording.ts';

/** One test makes hundreds of calls: minutes on a busy machine. */
const PATIENCE = { timeout: 600_000 };

const NAMES = Object.keys(CALLABLES) as CallableName[];
const answers = answerSchema(z.unknown());
type Answer = z.infer<typeof answers>;
const counts = { calls: 0, wireCalls: 0, refused: 0, text: 0, optional: 0 };

/** Callables about the caller's own affairs: open to everybody, keeper or admin elsewhere. */
const OWN_BUSINESS: readonly CallableName[] = ['endOwnSessions', 'ownSessions', 'saveNotificationSettings'];
const STRANGERS = ['nobody', 'disabled', 'pending', 'visitor', 'thief'] as const;
const OUTSIDERS = ['keeper', 'pedago', 'stranger', ...STRANGERS] as const;
/** Callables open to everybody who works in the establishment. */
const WORK: readonly CallableName[] = ['addAttachment', 'confirmInformation', 'scanAnalytics'];

function refusedTo(name: CallableName): readonly (typeof OUTSIDERS)[number][] {
  if (CATALOGUE.includes(name)) return OUTSIDERS;
  // A question of the sign-in page: whoever is there may ask.
  if (name === 'openDemonstration') return [];
  if (name === 'ownSessions') return STRANGERS.filter((who) => who !== 'visitor');
  if (OWN_BUSINESS.includes(name)) return STRANGERS;
  return WORK.includes(name) ? OUTSIDERS.filter((who) => who !== 'keeper') : OUTSIDERS;
}

/** Callables that change data of all establishments: the provider's, closed to admins of one. */
const CATALOGUE: readonly CallableName[] = [
  'archiveQuestion',
  'importIucnSpecies',
  'importReferenceData',
  'publishQuestion',
  'removeTaxon',
  'saveLabel',
  'saveQuestion',
  'saveReferences',
  'saveSpecies',
  'saveTaxon',
];
/** Callables about content that is reserved for an establishment: its ethologists', closed to its admins. */
const RESERVED: readonly CallableName[] = [
  ...(['archiveEthogram', 'publishEthogram', 'saveEthogram'] as const),
  ...(['archiveProfile', 'publishProfile', 'saveProfile'] as const),
  ...(['archiveQuestionnaire', 'publishQuestionnaire', 'saveQuestionnaire'] as const),
];
/** Texts that a person may choose, but that these tests do not get stored. */
const NOT_TAKEN: readonly string[] = [
  // An animal leaves once: with the first text of its leaving.
  'changeAnimalStatus.destination',
  // Another version is stored: tests/functions/questions.test.ts gets them stored.
  ...PLAIN_TEXT.filter((field) => field.startsWith('saveQuestion.')),
  // There is no other environment that would receive it.
  'importReferenceData.key',
];
/** Valid requests that cannot be carried out here, with their answers. */
const NOT_DONE: Partial<Record<CallableName, string>> = {
  // nobody's invitation
  acceptInvitation: 'auth/invitation-invalid',
  proveInvitedAddress: 'auth/invitation-invalid',
  readInvitation: 'auth/invitation-invalid',
  // nobody's address
  signIn: 'auth/wrong-credentials',
  revokeInvitation: 'generic/not-found invitationId',
  // nobody has set an address
  sendSlackTest: 'slack/not-set',
  // done with another text before
  activateAccount: 'auth/session-expired',
  invalidateSession: 'session/already-invalid',
  // acknowledged with another reason before
  acknowledgeAlert: 'alert/not-active alertId',
  // that session has ended with the first call
  endOwnSessions: 'auth/session-expired',
  changeAnimalStatus: 'animal/not-present animalIds',
  // stopped with another reason before
  stopCampaign: 'campaign/step-refused',
  // nobody has read the two records before
  mergeAnimals: 'animal/changed-meanwhile keptId',
  // another version is stored
  saveQuestion: 'question/changed-meanwhile',
  // published as it stands
  publishQuestion: 'question/nothing-to-publish',
  // no other environment
  importReferenceData: 'sync/not-configured',
  // proposed with another text before
  proposeShares: 'share/already-open partnerId',
};
/** These callables remove the records that the others need. */
const LAST: readonly CallableName[] = [
  'adminSetUserAccess',
  'removeArea',
  'removeAttachment',
  'removeEvaluationMedia',
  'removeInformation',
];

function whoAsks(name: CallableName): 'admin' | 'provider' | 'newcomer' | 'leaver' | 'ethologist' {
  if (name === 'endOwnSessions') return 'leaver';
  if (name === 'activateAccount') return 'newcomer';
  if (RESERVED.includes(name)) return 'ethologist';
  return CATALOGUE.includes(name) ? 'provider' : 'admin';
}

let park: CallablePark;
let right: ReturnType<typeof requestsIn>;
let nobody: Browser;
/** Calls a callable as a person with the right. */
const ask = (name: CallableName, body: string) => send(park.people[whoAsks(name)], name, body);

beforeAll(async () => {
  park = await createCallablePark();
  right = requestsIn(park);
  nobody = openBrowser();
});
// Each test begins a new hour of the admin, who sends more information here than on any day. A question of analyses is
// counted before its filters are compared with the data, so also one that is refused leaves its count.
beforeEach(() =>
  Promise.all(
    ['information', 'analysis'].map((kind) => database.doc(`sendingActs/${park.people.admin.userId}-${kind}`).delete()),
  ),
);
afterAll(async () => {
  console.info(
    `${NAMES.length} callables, ${counts.calls} calls in process, ${counts.wireCalls} over the wire: ${counts.refused} refused, ${counts.text} took plain text, ` +
      `${counts.optional} went without what may be left out`,
  );
  await Promise.all([nobody, ...Object.values(park.people)].map((browser) => browser.close()));
});

/** Calls a function in this process with the data of a body; returns its answer, which must have the agreed shape. */
async function send(who: Browser, name: CallableName, body: string): Promise<Answer> {
  counts.calls++;
  const answer = await who.call(name, JSON.parse(body).data);
  expect(JSON.stringify(answer)).not.toMatch(/\bat .+:\d+:\d+|node_modules|Error:/);
  return answers.parse(answer);
}

/** Calls a function over the wire with a body as it stands; returns its answer, which must have the agreed shape. */
async function sendOverWire(who: Browser, name: CallableName, body: string): Promise<Answer> {
  counts.wireCalls++;
  const { status, text } = await who.post(name, body);
  expect(`${name}: ${status}`).toBe(`${name}: 200`);
  return answers.parse(JSON.parse(text).result);
}

it('the deployed functions are those that the contracts name', async () => {
  const built: Record<string, { __endpoint?: { callableTrigger?: unknown } }> = await import(
    pathToFileURL('functions/lib/index.js').href
  );
  const deployed = Object.entries(built).filter(([, { __endpoint }]) => __endpoint?.callableTrigger !== undefined);
  expect(deployed.map(([name]) => name).toSorted((a, b) => a.localeCompare(b))).toEqual(
    NAMES.toSorted((a, b) => a.localeCompare(b)),
  );
});

it.each(NAMES)('every field of %s is tried, starting from a valid request', (name) => {
  const { request } = CALLABLES[name];
  expect(Object.keys(right[name]()).toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(request.shape).toSorted((a, b) => a.localeCompare(b)),
  );
  expect(request.safeParse(right[name]()).success).toBe(true);
});

it.each(NAMES)('no field of %s but a file takes a text of unlimited length', (name) => {
  expect(fieldsWithoutEnd(name, right[name]())).toEqual([]);
});

describe.each(NAMES)('%s', (name) => {
  const attempts = () =>
    attemptsAt(name, right[name], { zooId: park.foreignZooId, userId: park.people.stranger.userId });

  describe('from a person without the right, or with an invalid value', () => {
    // All stored data are read twice for all of these: each time takes as long as a hundred refusals.
    let before: string;
    beforeAll(async () => {
      before = await everything();
    });

    it('refuses every invalid value, by its reason, from a person with the right', PATIENCE, async () => {
      for (const { field, kind, body, isText, mayLackIt, namedFields } of attempts()) {
        if (isText || mayLackIt) continue;
        const answer = await ask(name, body);
        expect(`${field} ${kind}: ${outcomeOf(name, answer, namedFields)}`).toBe(`${field} ${kind}: refused`);
        counts.refused++;
      }
    });

    it.each(refusedTo(name))('refuses %s', async (who) => {
      const browser = who === 'nobody' ? nobody : park.people[who];
      const answer = await send(browser, name, JSON.stringify({ data: right[name]() }));
      expect(answer.success).toBe(false);
      counts.refused++;
    });

    it.each([...CATALOGUE, ...RESERVED].includes(name) ? ['an admin of an establishment'] : [])(
      'refuses %s for the right',
      async () => {
        const answer = await send(park.people.admin, name, JSON.stringify({ data: right[name]() }));
        expect(answer).toEqual({ success: false, error: { code: 'generic/permission-denied' } });
        counts.refused++;
      },
    );

    it('writes nothing for any of them', async () => {
      expect(await everything()).toBe(before);
    });
  });

  it('takes text as text, and stores that text alone', PATIENCE, async () => {
    const sent: string[] = [];
    const taken = new Set<string>();
    let seen = await everyText();
    for (const { field, body, isText, mayLackIt } of attempts()) {
      if (!isText && !mayLackIt) continue;
      const answer = await ask(name, body);
      expect(`${field}: ${codeOf(answer)}`).not.toContain('something-went-wrong');
      if (answer.success) counts[isText ? 'text' : 'optional']++;
      else counts.refused++;
      // An absent field leaves no trace.
      if (!isText) continue;
      if (isDone(answer)) taken.add(field);
      // A password or a key is never stored in the clear; any other text is stored as it is, by a trigger perhaps after
      // the next call.
      if (!/password|\.key$/i.test(field)) sent.push(...textsIn(JSON.parse(body)));
      const stored = await everyText();
      const added = [...stored].filter((text) => text.includes(MARKER) && !seen.has(text));
      expect(added.filter((text) => !sent.some((one) => isWordedAs(text, one)))).toEqual([]);
      seen = stored;
    }
    const welcome = PLAIN_TEXT.filter((field) => field.startsWith(`${name}.`) && !NOT_TAKEN.includes(field));
    expect([...taken].toSorted()).toEqual(welcome.toSorted());
  });

  it.each(['{"data":null}', '{"data":[]}', '{"data":"text"}', '{"data":{}}'])('refuses the body %j', async (body) => {
    const code = codeOf(await ask(name, body));
    expect(['done', 'generic/something-went-wrong']).not.toContain(code);
  });
});

it.each([...NAMES.filter((name) => !LAST.includes(name)), ...LAST])(
  '%s accepts a valid request over the wire',
  async (name) => {
    const answer = await sendOverWire(park.people[whoAsks(name)], name, JSON.stringify({ data: right[name]() }));
    expect(codeOf(answer)).toBe(NOT_DONE[name] ?? 'done');
  },
);

/**
 * The result of an invalid request: the reason of its refusal, with the contract's own field if it is the contract that
 * refuses.
 */
function outcomeOf(name: CallableName, answer: Answer, namedFields: readonly string[] | null): string {
  if (isDone(answer)) return 'done';
  const code = codeOf(answer);
  const isForTheRight = CATALOGUE.includes(name) && code === 'generic/permission-denied';
  if (isForTheRight || code === 'generic/something-went-wrong') return code;
  const isAtItsField = namedFields?.some((field) => code === `generic/invalid-input ${field}`) !== false;
  return isAtItsField ? 'refused' : code;
}

/** The code of a refusal with the field that it names. */
function codeOf(answer: Answer): string {
  return answer.success ? 'done' : [answer.error.code, answer.error.field].filter(Boolean).join(' ');
}

/** The answer of a call that takes rows or sessions of a file. */
const rowsOfFile = z.object({ results: z.array(z.object({ outcome: z.string() })) });

/** Returns whether a call did anything: rows of a file are refused one by one, within an answer. */
function isDone(answer: Answer): boolean {
  const rows = answer.success ? rowsOfFile.safeParse(answer.data) : null;
  return answer.success && !(rows?.success === true && rows.data.results.every(({ outcome }) => outcome === 'refused'));
}
