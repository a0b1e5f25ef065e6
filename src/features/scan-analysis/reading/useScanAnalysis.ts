import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLazyZonesQuery } from '#data/enclosures/enclosures.endpoints.ts';
import type { ComparedSides } from '#domain/analysis/comparison/compared-sides.ts';
import type { MomentKind } from '#domain/analysis/places-over-time.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { Zone } from '#domain/enclosures/zone.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import type { ScanAnalysis } from '#domain/scan-analysis/analyse-sessions.ts';
import type { AnalysisQuestion } from '#domain/scan-analysis/session-data-set.ts';
import { useWorker } from '#kit/worker/useWorker.ts';
import { reportError } from '#lib/log.ts';
import { type AnalysisStep, ReadingFailed } from './analysis-step.ts';
import { startAnalysis } from './start-analysis.ts';
import { useReadSessions } from './useReadSessions.ts';

/** The sessions to analyse, and what is asked of them; the zones are read here. */
export type AskedAnalysis = {
  readonly heads: readonly ObservationSession[];
  readonly question: Omit<AnalysisQuestion, 'ground'> & { readonly ground: Omit<AnalysisQuestion['ground'], 'zones'> };
};

/** Every result, with the zones that it names and the question that it answers. */
export type AnalysisResult = ScanAnalysis & { readonly zones: readonly Zone[]; readonly asked: AskedAnalysis };

/**
 * Reads each session once and analyses all of them in a worker, anew with every question; null asks nothing. The last result
 * stays until the next one comes. `dataSet` returns what was analysed as the text of a file, `uncertainty` how sure it is,
 * `comparison` how two sides of it differ, `momentsOf` the places at each moment, `ofAnimals` the results of some animals
 * alone.
 */
export function useScanAnalysis(campaigns: readonly Campaign[], asked: AskedAnalysis | null) {
  const [askZones] = useLazyZonesQuery();
  const { current, begin, end } = useWorker(startAnalysis);
  const kept = useRef(new Set<string>());
  const [state, setState] = useState<AnalysisStep>({ step: 'computing' });
  const [result, setResult] = useState<AnalysisResult | null>(null);
  const [tries, setTries] = useState(0);
  const readMissing = useReadSessions(campaigns);
  // Another try asks the same again.
  const attempt = useMemo(() => ({ asked, tries }), [asked, tries]);

  const zonesOf = useCallback(
    async (heads: readonly ObservationSession[]) => {
      const zones: Zone[] = [];
      for (const [enclosureId, zooId] of new Map(heads.map((head) => [head.enclosureId, head.zooId]))) {
        // oxlint-disable-next-line no-await-in-loop -- each question takes the place of the one before
        zones.push(...(await askZones({ zooId, enclosureId }, true).unwrap()).zones);
      }
      return zones;
    },
    [askZones],
  );

  useEffect(() => {
    if (attempt.asked === null) return undefined;
    const { heads, question } = attempt.asked;
    const control = new AbortController();
    const { signal } = control;
    const run = async () => {
      if (current.current === null) kept.current.clear();
      const worker = current.current ?? (await begin());
      await readMissing(heads, kept.current, signal, {
        onProgress: (done, total) => setState({ step: 'reading', done, total }),
        keep: ({ visitId, animalIds }, records) => worker.run('keep', { session: { visitId, animalIds }, records }),
      });
      const zones = await zonesOf(heads);
      if (signal.aborted) return;
      setState({ step: 'computing' });
      const visitIds = heads.map(({ visitId }) => visitId);
      const whole = { ...question, ground: { ...question.ground, zones } };
      const answer = await worker.run('analyse', { visitIds, question: whole });
      if (signal.aborted) return;
      setResult({ ...answer, zones, asked: { heads, question } });
      setState({ step: 'ready' });
    };
    run().catch((error: unknown) => {
      if (signal.aborted) return;
      reportError(error, { where: 'scan-analysis' });
      end();
      setState({ step: 'failed', error: error instanceof ReadingFailed ? error.error : null });
    });
    return () => control.abort();
  }, [attempt, current, begin, end, readMissing, zonesOf]);

  /** The worker, and what it analysed for the result or for some of its animals alone, to ask once more. */
  const again = (animalIds?: readonly string[]) => {
    if (current.current === null || result === null) throw new ReadingFailed(appError('export/failed'));
    const { heads, question } = result.asked;
    return {
      worker: current.current,
      analysed: {
        visitIds: heads.map(({ visitId }) => visitId),
        question: {
          ...question,
          ground: { ...question.ground, zones: result.zones },
          filters: { ...question.filters, animalIds: animalIds ?? question.filters.animalIds },
        },
      },
    };
  };
  const dataSet = async () => {
    const { worker, analysed } = again();
    return worker.run('dataSet', analysed);
  };
  const uncertainty = async () => {
    const { worker, analysed } = again();
    return worker.run('uncertainty', analysed);
  };
  const comparison = async (sides: ComparedSides) => {
    const { worker, analysed } = again();
    return worker.run('comparison', { ...analysed, sides });
  };
  const momentsOf = async (kind: MomentKind) => {
    const { worker, analysed } = again();
    return worker.run('moments', { ...analysed, kind });
  };
  const ofAnimals = async (animalIds: readonly string[]) => {
    const { worker, analysed } = again(animalIds);
    return worker.run('analyse', analysed);
  };
  return { state, result, retry: () => setTries(tries + 1), dataSet, uncertainty, comparison, momentsOf, ofAnimals };
}
