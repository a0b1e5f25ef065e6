import { Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Interval } from '#domain/analysis/uncertainty/percentile-interval.ts';
import { FEW_SESSIONS } from '#domain/analysis/uncertainty/session-bootstrap.ts';
import type { Uncertainty } from '#domain/analysis/uncertainty/uncertainty.ts';
import type { FigureColumn } from '#kit/chart/figures.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { numberColumn } from './columns.ts';
import { useFigures } from './useFigures.ts';
import type { ShownUncertainty } from './useUncertainty.ts';

/** A value that is shown with its interval. */
export type WithInterval = {
  readonly name: string;
  readonly value: number | null;
  readonly interval: Interval | null | undefined;
};

const NO_VALUES: readonly WithInterval[] = [];

/** The switch "with intervals", how they were computed, and the values that no table shows with theirs. */
export function Intervals({
  uncertainty: { isOn, onChange, value, hasFailed },
  values = NO_VALUES,
  isOfNetwork = false,
}: {
  readonly uncertainty: ShownUncertainty;
  readonly values?: readonly WithInterval[];
  /** the test of the network instead of the intervals */
  readonly isOfNetwork?: boolean;
}) {
  const { t } = useTranslation('analyses');
  const { index } = useFigures();
  const sentencesOf = useUncertaintyWords();
  const ofValues = values.flatMap(({ name, value: figure, interval }) =>
    figure === null || !interval
      ? []
      : [t('intervals.value', { name, value: index(figure), from: index(interval.from), to: index(interval.to) })],
  );
  return (
    <Stack gap={4} maw="80ch">
      <Switch
        size="md"
        py={10}
        label={isOfNetwork ? t('intervals.switchTest') : t('intervals.switch')}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {isOn && (
        <Text fz="sm" role="status">
          {value === null
            ? t(hasFailed ? 'failedTitle' : 'computing')
            : [...ofValues, ...sentencesOf(value, isOfNetwork)].join(' ')}
        </Text>
      )}
    </Stack>
  );
}

/** Returns the sentences that say how intervals or the test were computed, with numbers, seed and remarks. */
function useUncertaintyWords() {
  const { t } = useTranslation('analyses');
  const { count, index } = useFigures();
  return ({ bootstrap, association }: Uncertainty, isOfNetwork: boolean): readonly string[] => {
    if (isOfNetwork) {
      if (association === null) return [t('intervals.testNone')];
      const { variation, mean, permutations, seed } = association;
      return [
        t('intervals.test', {
          ...{ observed: index(variation.observed), chance: index(variation.byChance), p: index(variation.p) },
          ...{ mean: index(mean.observed), meanChance: index(mean.byChance), meanP: index(mean.p) },
          ...{ permutations: count(permutations), seed },
        }),
      ];
    }
    const { sessions, resamples, seed, isFew } = bootstrap;
    if (sessions < 2) return [t('intervals.none')];
    const method = t('intervals.method', { sessions: count(sessions), resamples: count(resamples), seed });
    return isFew ? [method, t('intervals.few', { few: count(FEW_SESSIONS) })] : [method];
  };
}

/** Returns the two columns of the intervals of a table; none where intervals are not shown. */
export function useIntervalColumns<Row>(
  { value }: ShownUncertainty,
  intervalOf: (row: Row, uncertainty: Uncertainty) => Interval | null,
): readonly FigureColumn<Row>[] {
  const { t } = useTranslation('analyses');
  const { share } = useFigures();
  if (value === null) return [];
  return [
    numberColumn('low', t('columns.low'), (row) => intervalOf(row, value)?.from ?? null, share),
    numberColumn('high', t('columns.high'), (row) => intervalOf(row, value)?.to ?? null, share),
  ];
}

/** Returns the facts of a file with intervals: how they were computed, and those of single values. */
export function useIntervalFacts(
  { value }: ShownUncertainty,
  values: readonly WithInterval[] = [],
): readonly ExportFact[] {
  const { t } = useTranslation('analyses');
  const sentencesOf = useUncertaintyWords();
  if (value === null) return [];
  return [
    { label: t('intervals.switch'), value: sentencesOf(value, false).join(' ') },
    ...values.flatMap(({ name, interval }) =>
      interval
        ? [
            { label: `${name} · ${t('columns.low')}`, value: String(interval.from) },
            { label: `${name} · ${t('columns.high')}`, value: String(interval.to) },
          ]
        : [],
    ),
  ];
}

/** Returns the fact of a file of the network: the test as its sentence. */
export function useTestFact({ value }: ShownUncertainty): readonly ExportFact[] {
  const { t } = useTranslation('analyses');
  const sentencesOf = useUncertaintyWords();
  return value === null ? [] : [{ label: t('intervals.switchTest'), value: sentencesOf(value, true).join(' ') }];
}
