import { Anchor, Table } from '@mantine/core';
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
import { useSpanNames } from './useSpanNames.ts';

/** What wants attention is read first. */
const COLUMNS = DISTRIBUTED_STATES.toReversed();
/** A number is a small target: the link fills its row, padding included. */
const TARGET = {
  mih: 44,
  miw: 44,
  my: -10,
  display: 'inline-flex',
  style: { alignItems: 'center', justifyContent: 'flex-end' },
};

/** The distribution in numbers, each of which opens its list; the row of the present day opens the list of what is due then. */
export function DistributionTable({
  label,
  unit,
  spans,
  now,
  dueTodayHref,
  hrefOf,
}: {
  readonly label: string;
  readonly unit: DistributionUnit;
  readonly spans: readonly DistributedSpan[];
  readonly now: EpochMs;
  readonly dueTodayHref: string;
  /** the list behind a number */
  readonly hrefOf: (state: DistributedState, span: Span) => string;
}) {
  const { t } = useTranslation('sector-dashboard');
  const { number } = useFormat();
  const names = useSpanNames(unit);
  const totals = totalsOf(spans);
  const first = spans.at(0);
  const last = spans.at(-1);
  const whole = first && last && { fromMs: first.fromMs, untilMs: last.untilMs };
  const cells = (counts: DistributedSpan['counts'], span: Span | undefined, name: string) => (
    <>
      {COLUMNS.map((state) => (
        <Table.Td key={state} ta="end" {...(counts[state] === 0 ? { c: 'dimmed' } : {})}>
          {counts[state] === 0 || span === undefined ? (
            number(counts[state])
          ) : (
            <Anchor
              component={Link}
              to={hrefOf(state, span)}
              fz="inherit"
              fw="inherit"
              underline="always"
              {...TARGET}
              aria-label={t('cellLink', {
                state: t(`values.state.${state}`),
                span: name,
                number: number(counts[state]),
              })}
            >
              {number(counts[state])}
            </Anchor>
          )}
        </Table.Td>
      ))}
      <Table.Td ta="end" {...(sumOf(counts) === 0 ? { c: 'dimmed' } : {})}>
        {number(sumOf(counts))}
      </Table.Td>
    </>
  );
  return (
    <Table.ScrollContainer minWidth={620} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label} verticalSpacing="xs" style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t(`values.part.${unit}`)}</Table.Th>
            {COLUMNS.map((state) => (
              <Table.Th key={state} scope="col" ta="end">
                {t(`values.state.${state}`)}
              </Table.Th>
            ))}
            <Table.Th scope="col" ta="end">
              {t('total')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {spans.map((span) => {
            const isToday = unit === 'week' && span.fromMs <= now && now < span.untilMs;
            return (
              <Table.Tr key={span.fromMs} h={44}>
                <Table.Th
                  scope="row"
                  fw={isToday ? 700 : 400}
                  style={{ whiteSpace: 'nowrap' }}
                  {...(isToday ? { 'aria-current': 'date' as const } : {})}
                >
                  {isToday ? (
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
                  )}
                </Table.Th>
                {cells(span.counts, span, names.full(span))}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr h={44} fw={700}>
            <Table.Th scope="row">{t('total')}</Table.Th>
            {cells(totals, whole, t('total'))}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  );
}
