import type { Campaign } from '../campaigns/campaign.ts';
import type { PublishedQuestion } from '../questions/question.ts';
import type { EthogramVersion } from '../ethograms/ethogram.ts';
import { type AppError, appError } from '../errors/app-error.ts';
import type { EpochMs } from '../time/epoch.ts';
import { type CampaignOfImport, importFaults } from './check-imported.ts';
import type { ExchangedSession } from './exchanged-session.ts';
import { type PlacesOfEnclosure, readSession } from './from-exchanged.ts';
import { type ImportedSession, importedSessionSchema, importedVisitId } from './imported-session.ts';
import { wordKey } from './match-words.ts';
import { ethogramKey } from './session-names.ts';

/** A campaign that sessions may be imported into. */
export type ImportCampaign = CampaignOfImport['campaign'] & Pick<Campaign, 'campaignId' | 'ethogramId'>;

/** The knowledge that sessions of a file are compared with; plain data, as it crosses to a worker. */
export type ImportGround = {
  readonly zooId: string;
  /** ids by `wordKey` */
  readonly ids: ReadonlyMap<string, string>;
  readonly campaigns: readonly ImportCampaign[];
  /** the versions that these campaigns froze */
  readonly versions: readonly Pick<EthogramVersion, 'ethogramId' | 'number' | 'behaviours'>[];
  /** the questions of the contexts that these campaigns froze, by the id of the campaign */
  readonly questions: Readonly<Record<string, readonly PublishedQuestion[]>>;
  /** by the id of an enclosure */
  readonly places: Readonly<Record<string, PlacesOfEnclosure>>;
  /** the enclosure in which each animal lives, by the id of the animal */
  readonly homes: Readonly<Record<string, string | null>>;
  /** the ids of the sessions that the campaigns have */
  readonly visitIds: ReadonlySet<string>;
  readonly now: EpochMs;
};

/** A session of a file as its dry run tells it. */
export type CheckedSession = {
  /** its place in the file, from 0 */
  readonly at: number;
  readonly said: Pick<
    ExchangedSession,
    'sessionId' | 'campaign' | 'enclosure' | 'observer' | 'method' | 'startedAtUnix'
  >;
  readonly scanCount: number;
  readonly eventCount: number;
  /** answers about the context, with their corrections */
  readonly contextCount: number;
  readonly state: 'new' | 'known' | 'refused';
  readonly faults: readonly AppError[];
  readonly warnings: readonly AppError[];
};

/** The dry run of a file: what is told of each session, and those that can be sent, by their places. */
export type CheckedSessions = {
  readonly rows: readonly CheckedSession[];
  readonly sendable: ReadonlyMap<number, ImportedSession>;
};

/**
 * Returns what an import would do with the sessions of a file: a session that is there already stays as it is, one that its
 * campaign does not take is refused, and an animal that lives elsewhere today is only worth a warning.
 */
export function checkSessions(sessions: readonly ExchangedSession[], ground: ImportGround): CheckedSessions {
  const behaviours = behavioursByCampaign(ground);
  const sendable = new Map<number, ImportedSession>();
  const seen = new Set<string>();
  const rows = sessions.map((session, at): CheckedSession => {
    const { session: read, faults, warnings } = readSession(session, { ...ground, behaviours });
    const visitId = read === null ? null : importedVisitId(ground.zooId, read.campaignId, read.sessionId);
    const isKnown =
      ground.visitIds.has(session.sessionId) ||
      (visitId !== null && (ground.visitIds.has(visitId) || seen.has(visitId)));
    const refused = read === null || isKnown ? faults : campaignFaults(read, ground, behaviours);
    const state = isKnown ? 'known' : refused.length === 0 ? 'new' : 'refused';
    if (visitId !== null) seen.add(visitId);
    if (read !== null && state === 'new') sendable.set(at, read);
    const { sessionId, campaign, enclosure, observer, method, startedAtUnix } = session;
    return {
      ...{ at, said: { sessionId, campaign, enclosure, observer, method, startedAtUnix }, state },
      ...{ scanCount: session.scans.length, eventCount: session.events.length },
      contextCount: session.context.length,
      faults: isKnown ? [] : refused.map(({ error }) => error),
      warnings: isKnown ? [] : [...warnings, ...elsewhere(session, ground)],
    };
  });
  return { rows, sendable };
}

function behavioursByCampaign({ campaigns, versions }: ImportGround) {
  const byVersion = new Map(versions.map((one) => [ethogramKey(one.ethogramId, one.number), one.behaviours]));
  return Object.fromEntries(
    campaigns.map((campaign) => [
      campaign.campaignId,
      byVersion.get(ethogramKey(campaign.ethogramId, campaign.ethogramVersion)) ?? [],
    ]),
  );
}

function campaignFaults(
  session: ImportedSession,
  ground: ImportGround,
  behaviours: ReturnType<typeof behavioursByCampaign>,
) {
  const campaign = ground.campaigns.find(({ campaignId }) => campaignId === session.campaignId);
  const unshaped = importedSessionSchema.safeParse(session).error?.issues[0];
  if (unshaped !== undefined)
    return [{ error: appError('exchange/session-unfit', { field: unshaped.path.join('.') }) }];
  if (campaign === undefined) return [{ error: appError('exchange/campaign-not-running') }];
  const codes = new Set((behaviours[campaign.campaignId] ?? []).map(({ code }) => code));
  const questions = ground.questions[campaign.campaignId] ?? [];
  return importFaults(session, { campaign, codes, questions }, ground.now);
}

function elsewhere({ animals, enclosure }: ExchangedSession, { ids, homes }: ImportGround): readonly AppError[] {
  const enclosureId = ids.get(wordKey('enclosure', enclosure));
  return animals
    .filter((animal) => {
      const animalId = ids.get(wordKey('animal', animal));
      return animalId !== undefined && enclosureId !== undefined && homes[animalId] !== enclosureId;
    })
    .map((value) => appError('exchange/animal-elsewhere', { value }));
}
