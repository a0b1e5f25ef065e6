import { useEffect, useMemo, useRef, useState } from 'react';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import {
  analyseFocals,
  type FocalAnalysis,
  type FocalQuestion,
  type FocalSession,
  focalSession,
} from '#domain/focal-analysis/analyse-focals.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { type AnalysisStep, ReadingFailed, useReadSessions } from '#features/scan-analysis/index.ts';
import { reportError } from '#lib/log.ts';

/** The sessions to analyse, and what is asked of them. */
export type AskedFocals = { readonly heads: readonly ObservationSession[]; readonly question: FocalQuestion };

/**
 * Reads each session once, keeps its observations and analyses all of them, anew with every question; null asks nothing. The last
 * result stays until the next one comes. Focal sessions have some hundred taps: they need no worker.
 */
export function useFocalAnalysis(campaign: Campaign, asked: AskedFocals | null) {
  const readMissing = useReadSessions([campaign]);
  const keys = useRef(new Set<string>());
  const kept = useRef(new Map<string, FocalSession>());
  const [state, setState] = useState<AnalysisStep>({ step: 'computing' });
  const [result, setResult] = useState<FocalAnalysis | null>(null);
  const [tries, setTries] = useState(0);
  // Another try asks the same again.
  const attempt = useMemo(() => ({ asked, tries }), [asked, tries]);
  useEffect(() => {
    if (attempt.asked === null) return undefined;
    const { heads, question } = attempt.asked;
    const control = new AbortController();
    const { signal } = control;
    const run = async () => {
      await readMissing(heads, keys.current, signal, {
        onProgress: (done, total) => setState({ step: 'reading', done, total }),
        keep: (head, records) => kept.current.set(head.visitId, focalSession(head, records)),
      });
      if (signal.aborted) return;
      const sessions = heads.flatMap(({ visitId }) => kept.current.get(visitId) ?? []);
      setResult(analyseFocals(sessions, question));
      setState({ step: 'ready' });
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      reportError(error, { where: 'focal-analysis' });
      setState({ step: 'failed', error: error instanceof ReadingFailed ? error.error : null });
    });
    return () => control.abort();
  }, [attempt, readMissing]);
  return { state, result, retry: () => setTries(tries + 1) };
}
