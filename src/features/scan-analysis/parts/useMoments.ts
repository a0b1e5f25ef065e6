import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MomentKind, PlacedCount, PlacesOfMoment } from '#domain/analysis/places-over-time.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import type { Analysed } from './analysed.ts';
import { useComputed } from './useComputed.ts';
import { usePeriodName } from './usePeriodName.ts';

const WHOLE = 'whole';

/** The shown moment, and the choice of another one. */
export type Moments = {
  readonly kind: MomentKind | typeof WHOLE;
  readonly onKind: (kind: MomentKind | typeof WHOLE) => void;
  /** the places of every moment; null for the whole period, and while they are computed */
  readonly all: readonly PlacesOfMoment[] | null;
  readonly hasFailed: boolean;
  /** the place of the shown moment among all of them */
  readonly at: number;
  readonly onAt: (at: number) => void;
  readonly nameOf: (moment: PlacesOfMoment) => string;
  /** the counts of the shown moment on a plan; null for the whole period */
  readonly countsOn: (planId: string) => readonly PlacedCount[] | null;
  /** names the shown moment in files */
  readonly facts: readonly ExportFact[];
};

/** Returns the moments of the scans, computed once a kind of them is chosen; the whole period at first. */
export function useMoments({ result, momentsOf }: Pick<Analysed, 'result' | 'momentsOf'>): Moments {
  const { t } = useTranslation('analyses');
  const [kind, setKind] = useState<Moments['kind']>(WHOLE);
  const [at, setAt] = useState(0);
  const question = useMemo(() => (kind === WHOLE ? null : { result, kind }), [result, kind]);
  const compute = async () => (question === null ? [] : momentsOf(question.kind));
  const { value: all, hasFailed } = useComputed(question, compute, 'scan-analysis/moments');
  const periodName = usePeriodName(kind === 'month' || kind === 'week' ? kind : 'day');
  // Other filters may leave fewer moments.
  const shownAt = Math.max(0, Math.min(at, (all?.length ?? 1) - 1));
  const shown = all?.[shownAt];
  const nameOf = ({ moment }: PlacesOfMoment) =>
    kind === 'hour' ? t('hourOf', { hour: Number(moment) }) : periodName(moment);
  return {
    kind,
    onKind: (chosen) => {
      setKind(chosen);
      setAt(0);
    },
    all,
    hasFailed,
    at: shownAt,
    onAt: setAt,
    nameOf,
    countsOn: (planId) => (shown === undefined ? null : (shown.plans[planId] ?? [])),
    facts: shown === undefined ? [] : [{ label: t('moments.moment'), value: nameOf(shown) }],
  };
}
