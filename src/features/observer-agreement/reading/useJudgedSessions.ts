import { useEffect, useMemo, useRef, useState } from 'react';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import type { ComparedSession } from '#domain/observer-agreement/compared-sessions.ts';
import { judgedItems } from '#domain/observer-agreement/judged-items.ts';
import type { JudgedSession, SessionOpinion } from '#domain/observer-agreement/observer-agreement.ts';
import { type AnalysisStep, ReadingFailed, useReadSessions } from '#features/scan-analysis/index.ts';
import { reportError } from '#lib/log.ts';

/**
 * Reads what was recorded in compared sessions and in their second opinions, each once while the page is open; a session that
 * changed is read again; null until all have come. `retry` asks for what could not be read.
 */
export function useJudgedSessions(campaign: Campaign, compared: readonly ComparedSession<ObservationSession>[]) {
  const readMissing = useReadSessions([campaign]);
  const keys = useRef(new Set<string>());
  const kept = useRef(new Map<string, SessionOpinion>());
  const [state, setState] = useState<AnalysisStep>({ step: 'reading', done: 0, total: 0 });
  const [result, setResult] = useState<readonly JudgedSession[] | null>(null);
  const [tries, setTries] = useState(0);
  // Another try asks the same again.
  const attempt = useMemo(() => ({ compared, tries }), [compared, tries]);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    const run = async () => {
      const heads = attempt.compared.flatMap(({ first, seconds }) => [first, ...seconds]);
      await readMissing(heads, keys.current, signal, {
        onProgress: (done, total) => setState({ step: 'reading', done, total }),
        keep: ({ visitId, observerId }, records) =>
          kept.current.set(visitId, { observerId, items: judgedItems(records) }),
      });
      if (signal.aborted) return;
      setResult(
        attempt.compared.map(({ first, seconds }) => ({
          visitId: first.visitId,
          opinions: [first, ...seconds].flatMap(({ visitId }) => kept.current.get(visitId) ?? []),
        })),
      );
      setState({ step: 'ready' });
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      reportError(error, { where: 'observer-agreement' });
      setState({ step: 'failed', error: error instanceof ReadingFailed ? error.error : null });
    });
    return () => control.abort();
  }, [attempt, readMissing]);

  return { state, result, retry: () => setTries(tries + 1) };
}
