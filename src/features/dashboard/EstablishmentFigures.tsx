import { SimpleGrid, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskCountsQuery } from '#data/tasks/tasks.endpoints.ts';
import { endOfDay, startOfDay } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useActor } from '#state/session/use-session.ts';
import { FigureLink } from '#ui/figure/FigureLink.tsx';

const FIGURES = [
  { id: 'overdue', to: '/TaskManagementView?due=overdue', isAlarming: true },
  { id: 'dueToday', to: '/TaskManagementView?due=dueToday', isAlarming: false },
  { id: 'inProgress', to: '/TaskManagementView?status=inProgress', isAlarming: false },
  { id: 'open', to: '/TaskManagementView?status=open&later=1', isAlarming: false },
] as const;
/** The interval between two counts, longer than a tick of the clock. */
const STEP_MS = 300_000;

/** Four counts of the establishment's tasks, each with a link to its list. */
export function EstablishmentFigures() {
  const { t } = useTranslation(['dashboard', 'words']);
  const { number } = useFormat();
  const { zooId } = useActor();
  const headingId = useId();
  const nowMs = Math.floor(useNow() / STEP_MS) * STEP_MS;
  const { data: counts } = useTaskCountsQuery({
    zooId,
    nowMs,
    dayStartMs: startOfDay(nowMs, ZONE),
    dayEndMs: endOfDay(nowMs, ZONE),
  });
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} size="h4" mb="sm" id={headingId}>
        {t('figures.label')}
      </Title>
      <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md" mb="xl">
        {FIGURES.map((figure) => (
          <FigureLink
            key={figure.id}
            to={figure.to}
            label={t(`values.figures.${figure.id}`)}
            value={counts?.[figure.id]}
            shownAs={number}
            unknownLabel={t('words:unknownOffline')}
            isAlarming={figure.isAlarming}
          />
        ))}
      </SimpleGrid>
    </section>
  );
}
