import { analyse, type Analysis } from '../analysis/analyse.ts';
import type { AnalysedSession } from './analysed-session.ts';
import { type AnalysisQuestion, type SampleCounts, sessionDataSet } from './session-data-set.ts';

/** Every result of some scan sessions, and the numbers of the sample that they rest on. */
export type ScanAnalysis = { readonly counts: SampleCounts; readonly analysis: Analysis };

/** Returns every analysis of the scans that the filters leave; zeros, nulls and empty lists without one. */
export function analyseSessions(sessions: readonly AnalysedSession[], question: AnalysisQuestion): ScanAnalysis {
  const { dataSet, counts } = sessionDataSet(sessions, question);
  return { counts, analysis: analyse(dataSet) };
}
