import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { titleColumn, useFigures } from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { AgreementPanel } from '../parts/AgreementPanel.tsx';
import type { Compared } from '../parts/compared.ts';
import { useComparedWords } from '../parts/useComparedWords.ts';
import classes from './ConfusionTab.module.css';

/** The confusion table of the chosen pair: a row for each behaviour of the first, a column for each of the second. */
export function ConfusionTab({ pair, names, facts }: Compared) {
  const { t } = useTranslation(['agreement', 'words']);
  const { count } = useFigures();
  const { chart } = useComparedWords();
  const { categories, counts, rowTotals, columnTotals } = pair?.confusion ?? NONE;
  const [one, other] = [names.person(pair?.first ?? ''), names.person(pair?.second ?? '')];
  const confused = categories
    .flatMap((row, at) =>
      categories.map((column, place) => ({ row, column, times: at === place ? 0 : (counts[at]?.[place] ?? 0) })),
    )
    .toSorted((a, b) => b.times - a.times)[0];
  const finding =
    pair === null || pair.items === 0
      ? t('noItem')
      : confused === undefined || confused.times === 0
        ? t('finding.confusionNone', { items: count(pair.items) })
        : t('finding.confusion', {
            ...{ first: names.behaviour(confused.row), second: names.behaviour(confused.column), one, other },
            ...{ times: count(confused.times), items: count(pair.items) },
          });
  const total = (value: number) => ({ cell: count(value), value });
  return (
    <AgreementPanel tab="confusion" finding={finding}>
      <ChartFrame<{ readonly category: string; readonly at: number }>
        words={{
          ...chart,
          ...{ title: t('chart.confusion'), subtitle: t('axes', { one, other }) },
          ...{ chartLabel: finding, tableLabel: t('chart.confusion') },
        }}
        figures={{
          rows: categories.map((category, at) => ({ category, at })),
          rowId: ({ category }) => category,
          facts: [...facts, { label: t('rows'), value: one }, { label: t('columnsOf'), value: other }],
          columns: [
            {
              ...titleColumn<{ readonly category: string }>('first', one, ({ category }) => names.behaviour(category)),
              total: { cell: t('words:total'), value: t('words:total') },
            },
            ...categories.map((category, place) => ({
              ...{ id: category, header: names.behaviour(category), total: total(columnTotals[place] ?? 0) },
              cell: ({ at }: { readonly at: number }) => {
                const times = count(counts[at]?.[place] ?? 0);
                return at === place ? <strong className={classes['alike']}>{times}</strong> : times;
              },
              exportValue: ({ at }: { readonly at: number }) => counts[at]?.[place] ?? 0,
            })),
            {
              ...{ id: 'total', header: t('words:total'), total: total(pair?.items ?? 0) },
              cell: ({ at }) => count(rowTotals[at] ?? 0),
              exportValue: ({ at }) => rowTotals[at] ?? 0,
            },
          ],
        }}
        isEmpty={categories.length === 0}
        onRetry={() => undefined}
        note={
          <Text fz="sm" c="dimmed">
            {t('alike')}
          </Text>
        }
      />
    </AgreementPanel>
  );
}

const NONE = { categories: [], counts: [], rowTotals: [], columnTotals: [] };
