import { Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, Suspense, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { selectIsOnline } from '#state/connection/connection.slice.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import classes from './ChartFrame.module.css';
import { ChartExport } from './ChartExport.tsx';
import { CHART_FORMS, type ChartForm, type Figures, type LegendEntry } from './figures.ts';
import { FigureTable } from './FigureTable.tsx';

const OFFLINE = <IconWifiOff size={32} stroke={1.5} />;

/** The words of one chart. */
export type ChartWords = {
  readonly title: string;
  /** what is shown, such as the period; read out when it changes */
  readonly subtitle?: string;
  readonly loading: string;
  readonly empty: { readonly title: string; readonly message: string };
  /** the sum of the chart in words, for those who do not see it */
  readonly chartLabel: string;
  readonly tableLabel: string;
  /** stands below the chart, for instance how to open a list from it */
  readonly chartHint?: string;
  /** absent where figures are also known without a network */
  readonly offline?: { readonly title: string; readonly message: string };
};

/**
 * A chart with its title and legend, the same figures as a table, and both as files. Loading, failed, empty and offline
 * stand in its place.
 */
export function ChartFrame<Row>({
  words,
  form = 'table',
  onForm,
  controls,
  figures,
  isEmpty = false,
  error,
  onRetry,
  legend,
  chart,
  note,
  className,
}: {
  readonly words: ChartWords;
  /** absent, with the drawing, where the table says everything */
  readonly form?: ChartForm;
  readonly onForm?: (form: ChartForm) => void;
  /** stand before the choice of the form, such as the period */
  readonly controls?: ReactNode;
  /** undefined while they are read */
  readonly figures: Figures<Row> | undefined;
  readonly isEmpty?: boolean;
  readonly error?: Parameters<typeof LoadFailed>[0]['error'] | undefined;
  readonly onRetry: () => void;
  readonly legend?: readonly LegendEntry[];
  /** the drawing; lazily loaded, so that its library comes with the first chart */
  readonly chart?: ReactNode;
  readonly note?: ReactNode;
  /** gives the colours of the chart and its legend */
  readonly className?: string | undefined;
}) {
  const { t } = useTranslation(['lists', 'words']);
  const id = useId();
  const isOnline = useSelector(selectIsOnline);
  const drawing = useRef<HTMLDivElement>(null);
  const legendList = useRef<HTMLUListElement>(null);
  const content = () => {
    if (!isOnline && words.offline !== undefined) return <EmptyState icon={OFFLINE} {...words.offline} />;
    if (error !== undefined) return <LoadFailed error={error} onRetry={onRetry} />;
    if (figures === undefined) return <LoadingState label={words.loading} />;
    if (isEmpty) return <EmptyState {...words.empty} />;
    return (
      <div className={className}>
        {form === 'table' ? (
          <FigureTable label={words.tableLabel} figures={figures} />
        ) : (
          <Suspense fallback={<LoadingState label={words.loading} />}>
            {legend !== undefined && (
              <ul ref={legendList} className={classes['legend']} aria-label={t('chart.legend')}>
                {legend.map((entry) => (
                  <li key={entry.id}>
                    {entry.swatch}
                    {entry.label}
                  </li>
                ))}
              </ul>
            )}
            <div ref={drawing} role="img" aria-label={words.chartLabel}>
              {chart}
            </div>
            {words.chartHint !== undefined && (
              <Text fz="sm" c="dimmed">
                {words.chartHint}
              </Text>
            )}
          </Suspense>
        )}
        <Group justify="space-between" mt="xs">
          <div>{note}</div>
          <ChartExport
            name={words.title}
            subtitle={words.subtitle}
            figures={figures}
            chart={drawing}
            legend={legendList}
            hasChart={form === 'chart'}
          />
        </Group>
      </div>
    );
  };
  return (
    <section aria-labelledby={id}>
      <Stack gap="sm">
        <Group justify="space-between" align="end">
          <div>
            <Title order={2} fz="lg" id={id}>
              {words.title}
            </Title>
            {words.subtitle !== undefined && <Text aria-live="polite">{words.subtitle}</Text>}
          </div>
          <Group gap="sm">
            {controls}
            {onForm !== undefined && (
              <SegmentedControl
                aria-label={t('words:layout')}
                size="md"
                data={CHART_FORMS.map((value) => ({ value, label: t(`values.form.${value}`) }))}
                value={form}
                onChange={onForm}
              />
            )}
          </Group>
        </Group>
        {content()}
      </Stack>
    </section>
  );
}
