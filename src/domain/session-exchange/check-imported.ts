import type { Campaign } from '../campaigns/campaign.ts';
import { type AppError, appError } from '../errors/app-error.ts';
import { answeringOfContext, givenAnswers } from '../observation-sessions/context-answers.ts';
import { MAX_SESSION_ENTRIES } from '../observation-sessions/session.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import { isSameValue } from '../shared/same-value.ts';
import type { EpochMs } from '../time/epoch.ts';
import { writtenInstant } from './exchange-time.ts';
import { entriesOfImported, entryCountOf, type ImportedSession, MAX_ENTRIES_LENGTH } from './imported-session.ts';

/** A reason why a session is not imported; `field` is one of the session, such as 'observerId'. */
export type ImportFault = { readonly field: keyof ImportedSession; readonly error: AppError };

/** The campaign of a session with the codes of the ethogram and the questions of the context that it froze. */
export type CampaignOfImport = {
  readonly campaign: Pick<
    Campaign,
    'status' | 'ethogramVersion' | 'observerIds' | 'auditorIds' | 'enclosureIds' | 'concernedBy' | 'observation'
  >;
  readonly codes: ReadonlySet<string>;
  /** the questions of the context that it froze; none without a context */
  readonly questions: readonly PublishedQuestion[];
};

/** Returns whether a campaign takes sessions of files: launched with an ethogram, and not archived. Files come later than sessions. */
export function takesImports({ status, ethogramVersion }: Pick<Campaign, 'status' | 'ethogramVersion'>): boolean {
  return (status === 'active' || status === 'stopped') && ethogramVersion !== null;
}

/**
 * Returns why a campaign does not take a session of a file; empty where it does. A campaign takes sessions of its people,
 * its enclosures and its methods, with behaviours of its frozen ethogram and answers to the questions of its frozen context. Page and server ask the same.
 */
export function importFaults(
  session: ImportedSession,
  { campaign, codes, questions }: CampaignOfImport,
  now: EpochMs,
): readonly ImportFault[] {
  const faults: ImportFault[] = [];
  const wrong = (field: ImportFault['field'], ...of: Parameters<typeof appError>) =>
    faults.push({ field, error: appError(...of) });
  if (!takesImports(campaign)) wrong('campaignId', 'exchange/campaign-not-running');
  if (![...campaign.observerIds, ...campaign.auditorIds].includes(session.observerId))
    wrong('observerId', 'exchange/observer-not-in-campaign');
  if (!campaign.observation.methods.includes(session.method)) wrong('method', 'exchange/method-not-in-campaign');
  if (campaign.concernedBy === 'enclosure' && !campaign.enclosureIds.includes(session.enclosureId))
    wrong('enclosureId', 'exchange/enclosure-not-in-campaign');
  if (session.isDeferred && !campaign.observation.isDeferredAllowed)
    wrong('isDeferred', 'exchange/deferred-not-allowed');
  return [...faults, ...timeFaults(session, now), ...entryFaults(session, codes), ...contextFaults(session, questions)];
}

function timeFaults(session: ImportedSession, now: EpochMs): readonly ImportFault[] {
  const { startedAtUnix, endedAtUnix, scans, events, context = [] } = session;
  const fault = (field: ImportFault['field'], from: EpochMs, at: EpochMs): readonly ImportFault[] => {
    const value = isInstant(at) ? writtenInstant(at) : String(at);
    if (!isInstant(at) || at > now) return [{ field, error: appError('exchange/time-future', { value }) }];
    return at < from ? [{ field, error: appError('exchange/time-order', { value }) }] : [];
  };
  return [
    ...fault('startedAtUnix', 0, startedAtUnix),
    ...(endedAtUnix === null ? [] : fault('endedAtUnix', startedAtUnix, endedAtUnix)),
    ...scans.flatMap(({ atUnix }) => fault('scans', startedAtUnix, atUnix)).slice(0, 1),
    ...events.flatMap(({ atUnix }) => fault('events', startedAtUnix, atUnix)).slice(0, 1),
    ...context.flatMap(({ atUnix }) => fault('context', startedAtUnix, atUnix)).slice(0, 1),
  ];
}

/** The instants that a date can have. */
function isInstant(at: number): boolean {
  return !Number.isNaN(new Date(at).getTime());
}

function entryFaults(session: ImportedSession, codes: ReadonlySet<string>): readonly ImportFault[] {
  const { scans, events, method } = session;
  const content = method === 'scan' ? 'scans' : 'events';
  const others = method === 'scan' ? events : scans;
  const said = [...scans.flatMap(({ records, interactions }) => [...records, ...interactions]), ...events].flatMap(
    (one) => one.code ?? [],
  );
  const unknown = [...new Set(said)].filter((one) => !codes.has(one));
  const faults: ImportFault[] = unknown.map((value) => ({
    field: content,
    error: appError('exchange/behaviour-not-in-campaign', { value }),
  }));
  if (others.length > 0)
    faults.push({ field: 'method', error: appError('exchange/row-of-other-method', { value: method }) });
  const numbers = new Set(scans.map(({ number }) => number));
  const isTooLong = JSON.stringify(entriesOfImported(session)).length > MAX_ENTRIES_LENGTH;
  if (entryCountOf(session) > MAX_SESSION_ENTRIES || isTooLong)
    faults.push({ field: content, error: appError('exchange/session-too-large') });
  if (numbers.size < scans.length) faults.push({ field: 'scans', error: appError('generic/invalid-input') });
  return faults;
}

/** Answers are stored as a session here would have them: valid, each question once, in the order of the questions. */
function contextFaults(
  { context = [] }: ImportedSession,
  questions: readonly PublishedQuestion[],
): readonly ImportFault[] {
  const isFit = ({ answers }: (typeof context)[number]) =>
    isSameValue(givenAnswers({ questions }, answeringOfContext({ answers })), answers);
  return context.every(isFit) ? [] : [{ field: 'context', error: appError('exchange/answers-unfit') }];
}
