import type { ComparedSides } from '#domain/analysis/comparison/compared-sides.ts';
import { type Comparison, comparisonOf } from '#domain/analysis/comparison/comparison.ts';
import { type MomentKind, type PlacesOfMoment, placesOverTime } from '#domain/analysis/places-over-time.ts';
import { type Uncertainty, uncertaintyOf } from '#domain/analysis/uncertainty/uncertainty.ts';
import type { SessionRecord } from '#domain/observation-sessions/session.ts';
import { type AnalysedSession, analysedSession } from '#domain/scan-analysis/analysed-session.ts';
import { analyseSessions, type ScanAnalysis } from '#domain/scan-analysis/analyse-sessions.ts';
import { type AnalysisQuestion, sessionDataSet, sessionOfScan } from '#domain/scan-analysis/session-data-set.ts';
import { type LayoutQuestion, networkLayout, type NetworkPlaces } from '../network/network-layout.ts';

/** A session to keep: its head, and what its devices recorded. */
export type SessionToKeep = {
  readonly session: Omit<AnalysedSession, 'scans'>;
  readonly records: readonly SessionRecord[];
};

/** A question, and the kept sessions that it is asked of. */
export type TaskQuestion = { readonly visitIds: readonly string[]; readonly question: AnalysisQuestion };

/**
 * Returns the tasks of the worker that analyses scans. It keeps each session, so that a filter that changes sends nothing but
 * itself.
 */
export function analysisTasks() {
  const kept = new Map<string, AnalysedSession>();
  const sessionsOf = (visitIds: readonly string[]) => visitIds.flatMap((visitId) => kept.get(visitId) ?? []);
  return {
    keep({ session, records }: SessionToKeep): null {
      kept.set(session.visitId, analysedSession(session, records));
      return null;
    },
    analyse({ visitIds, question }: TaskQuestion): ScanAnalysis {
      return analyseSessions(sessionsOf(visitIds), question);
    },
    /** How sure the results are; it takes longer than the results. */
    uncertainty({ visitIds, question }: TaskQuestion): Uncertainty {
      return uncertaintyOf(sessionDataSet(sessionsOf(visitIds), question).dataSet, sessionOfScan);
    },
    /** How two sides of the same scans differ. */
    comparison({ visitIds, question, sides }: TaskQuestion & { readonly sides: ComparedSides }): Comparison {
      return comparisonOf(sessionDataSet(sessionsOf(visitIds), question).dataSet, sides, sessionOfScan);
    },
    /** The places of the animals at each moment. */
    moments({ visitIds, question, kind }: TaskQuestion & { readonly kind: MomentKind }): PlacesOfMoment[] {
      return placesOverTime(sessionDataSet(sessionsOf(visitIds), question).dataSet, kind);
    },
    layout(question: LayoutQuestion): NetworkPlaces {
      return networkLayout(question);
    },
    /** The data set as a file for `npm run analyse`. */
    dataSet({ visitIds, question }: TaskQuestion): string {
      return JSON.stringify(sessionDataSet(sessionsOf(visitIds), question).dataSet, null, 1);
    },
  };
}
