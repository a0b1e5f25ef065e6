import { Group, MultiSelect, SegmentedControl, SimpleGrid, Text } from '@mantine/core';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { QUESTION_CATEGORIES, type QuestionCategory } from '#domain/content/question-category.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import type { FigureColumn, Figures } from '#kit/chart/figures.ts';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import classes from './comparison.module.css';
import { BUNDLINGS, type ComparedEntry } from './entries.ts';
import { MAX_SHAPES, RADAR_LOOKS, ShapeSwatch } from './radar-looks.tsx';
import type { useBundling } from './useBundling.ts';

// The library that draws charts is fetched where a chart is shown.
const ScoreBars = lazy(async () => ({ default: (await import('./ScoreBars.tsx')).ScoreBars }));
const CategoryRadar = lazy(async () => ({ default: (await import('./CategoryRadar.tsx')).CategoryRadar }));

/** More bars are no picture: the table beside the chart has them all. */
const MAX_BARS = 20;
const SHAPES_AT_FIRST = 3;

/** The overall scores as bars and the four categories as a radar, of groups, species or sectors. */
export function ComparisonCharts({
  entries,
  hasSectors,
  arrangement,
}: {
  readonly entries: readonly ComparedEntry[];
  readonly hasSectors: boolean;
  readonly arrangement: ReturnType<typeof useBundling>;
}) {
  const { t } = useTranslation(['quick-comparison', 'scores']);
  const { number, list } = useFormat();
  const { score } = useScoreWords();
  const categoryName = (category: QuestionCategory) => t(`scores:values.category.${category}`);
  const bars = entries.filter(({ overall }) => overall !== null);
  const wanted = arrangement.shapes ?? bars.slice(0, SHAPES_AT_FIRST).map(({ id }) => id);
  const shapes = entries.filter(({ id }) => wanted.includes(id)).slice(0, MAX_SHAPES);
  const isIncomplete = shapes.some(({ categories }) => QUESTION_CATEGORIES.some((one) => categories[one] === null));
  const none = { title: t('noScore'), message: t('noScoreText') };
  return (
    <>
      <Group gap="sm" mb="sm">
        <Text fz="sm" id="compare-by">
          {t('by')}
        </Text>
        <SegmentedControl
          aria-labelledby="compare-by"
          data={BUNDLINGS.filter((one) => one !== 'sector' || hasSectors).map((value) => ({
            value,
            label: t(`values.by.${value}`),
          }))}
          value={arrangement.bundling}
          onChange={arrangement.bundleBy}
        />
      </Group>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md" mb="md">
        <ChartFrame
          words={{
            title: t('scores:overall'),
            loading: t('loading'),
            empty: none,
            chartLabel: t('barsLabel', {
              number: number(bars.length),
              best: score(bars[0]?.overall ?? null),
              least: score(bars.at(-1)?.overall ?? null),
            }),
            tableLabel: t('barsTable'),
          }}
          form={arrangement.barsAs}
          onForm={arrangement.showBarsAs}
          figures={useFigures(entries)}
          isEmpty={bars.length === 0}
          onRetry={() => undefined}
          className={classes['charts']}
          note={bars.length > MAX_BARS && t('cut', { shown: number(MAX_BARS), total: number(bars.length) })}
          chart={<ScoreBars entries={bars.slice(0, MAX_BARS)} />}
        />
        <ChartFrame
          words={{
            title: t('radar'),
            loading: t('loading'),
            empty: none,
            chartLabel: t('radarLabel', { names: list(shapes.map(({ name }) => name)) }),
            tableLabel: t('radarTable'),
          }}
          form={arrangement.radarAs}
          onForm={arrangement.showRadarAs}
          controls={
            <MultiSelect
              aria-label={t('shapes')}
              placeholder={shapes.length === 0 ? t('shapes') : ''}
              data={entries.map(({ id, name }) => ({ value: id, label: name }))}
              value={shapes.map(({ id }) => id)}
              maxValues={MAX_SHAPES}
              searchable
              hidePickedOptions
              miw={220}
              onChange={arrangement.chooseShapes}
            />
          }
          figures={useFigures(shapes)}
          isEmpty={bars.length === 0}
          onRetry={() => undefined}
          className={classes['charts']}
          note={isIncomplete && t('radarIncomplete')}
          legend={shapes.flatMap(({ id, name }, at) => {
            const look = RADAR_LOOKS[at];
            return look === undefined ? [] : [{ id, label: name, swatch: <ShapeSwatch look={look} /> }];
          })}
          chart={<CategoryRadar entries={shapes} categoryName={categoryName} />}
        />
      </SimpleGrid>
    </>
  );
}

/** The figures of entries: overall, by category, and how many groups each entry stands for. */
function useFigures(rows: readonly ComparedEntry[]): Figures<ComparedEntry> {
  const { t } = useTranslation(['quick-comparison', 'scores']);
  const { number } = useFormat();
  const { score } = useScoreWords();
  const figure = (
    id: string,
    header: string,
    valueOf: (entry: ComparedEntry) => number | null,
  ): FigureColumn<ComparedEntry> => ({ id, header, cell: (entry) => score(valueOf(entry)), exportValue: valueOf });
  return {
    rows,
    rowId: ({ id }) => id,
    columns: [
      { id: 'name', header: t('entry'), isTitle: true, cell: ({ name }) => name, exportValue: ({ name }) => name },
      figure('overall', t('scores:overall'), ({ overall }) => overall),
      ...QUESTION_CATEGORIES.map((category) =>
        figure(category, t(`scores:values.category.${category}`), ({ categories }) => categories[category]),
      ),
      { id: 'count', header: t('groups'), cell: ({ count }) => number(count), exportValue: ({ count }) => count },
    ],
  };
}
