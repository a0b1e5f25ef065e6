import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DistributionUnit, Span } from '#domain/tasks/distribution-period.ts';
import {
  DISTRIBUTED_STATES,
  type DistributedSpan,
  type DistributedState,
  sumOf,
  totalsOf,
} from '#domain/tasks/task-distribution.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { FigureColumn, Figures } from '#kit/chart/figures.ts';
import { listOfCount } from './distribution-links.ts';
import { useSpanNames } from './useSpanNames.ts';

/** The states in the order of their columns: the states that need attention come first. */
const COLUMNS = DISTRIBUTED_STATES.toReversed();
/** A number is a small target: the link fills its row, padding included. */
const TARGET = {
  mih: 44,
  miw: 44,
  my: -10,
  display: 'inline-flex',
  style: { alignItems: 'center', justifyContent: 'flex-end' },
};

/**
 * Returns the function that makes the figures of a distribution: a column for each state, whose numbers open their
 * lists, and the sum. The row of the present day opens the list of the tasks due on it.
 */
export function useDistributionFigures({ unit, sectorId }: { unit: DistributionUnit; sectorId: string }) {
  const { t } = useTranslation(['sector-dashboard', 'words']);
  const { number } = useFormat();
  const names = useSpanNames(unit);
  const dueTodayHref = `/TaskManagementView?sector=${encodeURIComponent(sectorId)}&due=dueToday`;

  const plain = (count: number) =>
    count === 0 ? (
      <Text span inherit c="dimmed">
        {number(count)}
      </Text>
    ) : (
      number(count)
    );
  const linked = (state: DistributedState, count: number, span: Span | null, name: string) =>
    count === 0 || span === null ? (
      plain(count)
    ) : (
      <Anchor
        component={Link}
        to={listOfCount(sectorId, state, span)}
        fz="inherit"
        fw="inherit"
        underline="always"
        {...TARGET}
        aria-label={t('cellLink', { state: t(`values.state.${state}`), span: name, number: number(count) })}
      >
        {number(count)}
      </Anchor>
    );

  return (spans: readonly DistributedSpan[], period: Span, now: EpochMs): Figures<DistributedSpan> => {
    const totals = totalsOf(spans);
    const [first, last] = [spans.at(0), spans.at(-1)];
    const whole = first === undefined || last === undefined ? null : { fromMs: first.fromMs, untilMs: last.untilMs };
    const isToday = ({ fromMs, untilMs }: Span) => unit === 'week' && fromMs <= now && now < untilMs;
    const states = COLUMNS.map((state): FigureColumn<DistributedSpan> => ({
      id: state,
      header: t(`values.state.${state}`),
      cell: (span) => linked(state, span.counts[state], span, names.full(span)),
      exportValue: ({ counts }) => counts[state],
      total: { cell: linked(state, totals[state], whole, t('words:total')), value: totals[state] },
    }));
    return {
      rows: spans,
      rowId: ({ fromMs }) => String(fromMs),
      isCurrent: isToday,
      facts: [{ label: t('unitLabel'), value: names.period(period) }],
      columns: [
        {
          id: 'span',
          header: t(`values.part.${unit}`),
          isTitle: true,
          cell: (span) =>
            isToday(span) ? (
              <Anchor
                component={Link}
                to={dueTodayHref}
                fw={700}
                fz="inherit"
                underline="always"
                mih={44}
                display="inline-flex"
                style={{ alignItems: 'center' }}
                title={t('dueToday')}
              >
                {names.full(span)}
              </Anchor>
            ) : (
              names.full(span)
            ),
          exportValue: (span) => names.full(span),
          total: { cell: t('words:total'), value: t('words:total') },
        },
        ...states,
        {
          id: 'total',
          header: t('words:total'),
          cell: ({ counts }) => plain(sumOf(counts)),
          exportValue: ({ counts }) => sumOf(counts),
          total: { cell: plain(sumOf(totals)), value: sumOf(totals) },
        },
      ],
    };
  };
}
