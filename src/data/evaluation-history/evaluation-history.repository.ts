import {
  collection,
  collectionGroup,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  query,
  type Query,
  where,
} from 'firebase/firestore';
import { type CampaignEvaluation, campaignEvaluationSchema } from '#domain/campaign-evaluations/campaign-evaluation.ts';
import { VISITS } from '#domain/collections/visits.ts';
import { type HistoryFact, historyFacts } from '#domain/evaluation-history/evaluation-history.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { type QuickEvaluation, quickEvaluationSchema } from '#domain/quick-evaluations/quick-evaluation.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { documentReader } from '../firebase/document-reader.ts';
import { toAppError } from '../firebase/failure.ts';

/** The most sessions of one history, the latest first. */
export const MAX_HISTORY_SESSIONS = 500;
/** The most quick evaluations, and the most evaluations of campaigns, of one history: each comes with all its answers. */
export const MAX_HISTORY_EVALUATIONS = 200;

export type HistoryQuestion = {
  readonly zooId: string;
  readonly fromMs: EpochMs;
  /** not included; null for no end */
  readonly untilMs: EpochMs | null;
  /** whether the person reads quick evaluations; without, the history has what campaigns observed and evaluated alone */
  readonly readsQuick: boolean;
};

/** The evaluations of a period; of more than are read, the latest. */
export type EvaluationHistory = {
  readonly facts: readonly HistoryFact[];
  readonly isCut: boolean;
  /** documents that could not be read, and are left out */
  readonly unreadable: number;
};

export type EvaluationHistoryRepository = {
  /** Reads the finished sessions and evaluations of a period from the server or the device. Errors of Firestore. */
  read(question: HistoryQuestion): Promise<Result<EvaluationHistory>>;
};

const readSession = documentReader<ObservationSession>(VISITS.schema);
const readEvaluation = documentReader<QuickEvaluation>(quickEvaluationSchema);
const readOfCampaign = documentReader<CampaignEvaluation>(campaignEvaluationSchema);

/** Returns the queries of a history; null in place of quick evaluations that the person does not read. */
export function historyQueries(
  database: Firestore,
  { zooId, fromMs, untilMs, readsQuick }: HistoryQuestion,
): { readonly sessions: Query; readonly ofCampaigns: Query; readonly evaluations: Query | null } {
  const within = (field: string, most: number) => [
    where(field, '>=', fromMs),
    ...(untilMs === null ? [] : [where(field, '<', untilMs)]),
    orderBy(field, 'desc'),
    limit(most),
  ];
  return {
    sessions: query(
      collection(database, 'visits'),
      where('zooId', '==', zooId),
      ...within('endedAtUnix', MAX_HISTORY_SESSIONS),
    ),
    ofCampaigns: query(
      collection(database, 'campaignEvaluations'),
      where('zooId', '==', zooId),
      where('status', '==', 'finished'),
      ...within('finishedAtUnix', MAX_HISTORY_EVALUATIONS),
    ),
    evaluations: readsQuick
      ? query(
          collectionGroup(database, 'evaluations'),
          where('zooId', '==', zooId),
          where('status', '==', 'finished'),
          ...within('finishedAtUnix', MAX_HISTORY_EVALUATIONS),
        )
      : null,
  };
}

/** Returns the evaluation history of a database. */
export function evaluationHistoryRepository(database: Firestore): EvaluationHistoryRepository {
  return {
    async read(question) {
      const { sessions, ofCampaigns, evaluations } = historyQueries(database, question);
      try {
        const [found, answered, quick] = await Promise.all([
          getDocs(sessions),
          getDocs(ofCampaigns),
          evaluations === null ? null : getDocs(evaluations),
        ]);
        const visits = found.docs.map((one) => readSession(one.id, one.data()));
        const questionnaires = answered.docs.map((one) => readOfCampaign(one.id, one.data()));
        const finished = (quick?.docs ?? []).map((one) => readEvaluation(one.id, one.data()));
        return ok({
          facts: historyFacts(valuesOf(visits), valuesOf(finished), valuesOf(questionnaires)),
          isCut: found.size === MAX_HISTORY_SESSIONS || [answered.size, quick?.size].includes(MAX_HISTORY_EVALUATIONS),
          unreadable: [...visits, ...finished, ...questionnaires].filter((one) => !one.ok).length,
        });
      } catch (error) {
        return fail(toAppError(error, 'data/evaluation-history'));
      }
    },
  };
}

function valuesOf<Value>(results: readonly Result<Value>[]): Value[] {
  return results.flatMap((one) => (one.ok ? [one.value] : []));
}
