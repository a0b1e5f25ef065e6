import { useTranslation } from 'react-i18next';
import { type Comparison, MIN_COMPARED_SESSIONS } from '#domain/analysis/comparison/comparison.ts';
import { FEW_SESSIONS } from '#domain/analysis/uncertainty/session-bootstrap.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useFigures } from '../parts/useFigures.ts';
import type { ComparedKind } from './compared-choice.ts';
import { byEffect, holdsZero } from './differences.ts';

/** The sentences of each kind: days follow one another, groups and campaigns stand beside one another. */
const SENTENCES = { border: 'periods', periods: 'periods', animals: 'groups', campaigns: 'campaigns' } as const;

/** Returns the functions that write differences with their sign: points with one digit, indices with three. */
export function useSignedFigures() {
  const { number } = useFormat();
  const { index } = useFigures();
  const signed = (write: (value: number) => string) => (value: number) => `${value > 0 ? '+' : ''}${write(value)}`;
  const points = (value: number) => number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return { points, signedPoints: signed(points), signedIndex: signed(index) };
}

/** Returns the sentences of a comparison: its finding, how intervals were computed, and what weakens them. */
export function useComparisonWords(kind: ComparedKind, behaviourName: (code: string) => string) {
  const { t } = useTranslation('analysis-comparison');
  const { count, index } = useFigures();
  const { points } = useSignedFigures();
  const finding = (comparison: Comparison): string => {
    const [first] = byEffect(comparison.behaviours);
    if (first === undefined || first.difference === null || first.effect === null) return t('finding.none');
    if (first.difference === 0) return t('finding.same');
    const amount = Math.abs(first.difference);
    const direction = first.difference > 0 ? 'more' : 'less';
    const { interval } = first;
    const sentence = t(`values.${SENTENCES[kind]}.${direction}`, {
      name: behaviourName(first.behaviour),
      points: t('points', { count: amount, shown: points(amount) }),
      interval:
        interval === null
          ? t('finding.noInterval')
          : t('finding.interval', { from: points(interval.from), to: points(interval.to) }),
      effect: t(`values.effect.${first.effect.level}`),
      h: index(first.effect.size),
    });
    return holdsZero(first) ? `${sentence} ${t('finding.holdsZero')}` : sentence;
  };
  const method = ({ hasIntervals, isFew, resamples, seed }: Comparison): readonly string[] => {
    if (!hasIntervals) return [t('method.none', { least: count(MIN_COMPARED_SESSIONS) })];
    const how = t(kind === 'animals' ? 'method.together' : 'method.apart', { resamples: count(resamples), seed });
    return isFew ? [how, t('method.few', { few: count(FEW_SESSIONS) })] : [how];
  };
  return { finding, method };
}
