import { ActionIcon, Group, Stack, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedState } from '#domain/campaign-monitoring/planned-state.ts';
import type { PlannedSession } from '#domain/campaigns/campaign.ts';
import { addDays, startOfDay } from '#domain/time/calendar-day.ts';
import { type EpochMs, ZONE } from '#domain/time/epoch.ts';
import { dayOfWeekName, daysName } from '#i18n/period-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useNow } from '#i18n/useNow.ts';
import { PlannedStateBadge } from '../parts/PlannedStateBadge.tsx';
import type { CampaignNames } from '../parts/useCampaignNames.ts';
import { firstWeekShown, planDays, weeksOf } from './plan-weeks.ts';
import classes from './plan.module.css';

/** The sessions of a plan, a week at a time, with buttons for the weeks before and after that have sessions. */
export function PlanCalendar({
  plan,
  names,
  states,
}: {
  readonly plan: readonly PlannedSession[];
  readonly names: CampaignNames;
  /** what became of each, by `plannedId`; absent before the launch */
  readonly states?: ReadonlyMap<string, PlannedState>;
}) {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  const now = useNow();
  const title = useId();
  const weeks = useMemo(() => weeksOf(plan), [plan]);
  const [chosen, choose] = useState<EpochMs | null>(null);
  const week = chosen !== null && weeks.includes(chosen) ? chosen : firstWeekShown(weeks, now);
  if (week === null) return <Text c="dimmed">{t('plan.empty')}</Text>;
  const place = weeks.indexOf(week);
  const days = planDays(plan, week);
  const [before, after] = [weeks[place - 1], weeks[place + 1]];
  const count = days.reduce((sum, { sessions }) => sum + sessions.length, 0);
  return (
    <Stack gap="sm" component="section" aria-labelledby={title}>
      <Group gap="sm">
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('plan.before')}
          disabled={before === undefined}
          onClick={() => choose(before ?? null)}
        >
          <IconChevronLeft size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('plan.after')}
          disabled={after === undefined}
          onClick={() => choose(after ?? null)}
        >
          <IconChevronRight size={20} aria-hidden />
        </ActionIcon>
        <Title order={3} fz="md" id={title} aria-live="polite">
          {daysName(week, addDays(week, 7, ZONE), language)}
        </Title>
        <Text fz="sm" c="dimmed">
          {t('plan.count', { count })}
        </Text>
        <Text fz="sm" c="dimmed" ms="auto">
          {t('plan.week', { week: place + 1, weeks: weeks.length })}
        </Text>
      </Group>
      <div className={classes['days']}>
        {days.map(({ dayUnix, sessions }) => (
          <section
            key={dayUnix}
            className={classes['day']}
            aria-label={dayOfWeekName(dayUnix, language)}
            data-today={dayUnix === startOfDay(now, ZONE) || undefined}
            data-empty={sessions.length === 0 || undefined}
          >
            <Text fw={600} fz="sm" mb={4}>
              {dayOfWeekName(dayUnix, language, 'short')}
            </Text>
            <ul className={classes['sessions']}>
              {sessions.map((session) => (
                <Session
                  key={session.plannedId}
                  session={session}
                  names={names}
                  state={states?.get(session.plannedId)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Stack>
  );
}

function Session({
  session,
  names,
  state,
}: {
  readonly session: PlannedSession;
  readonly names: CampaignNames;
  readonly state: PlannedState | undefined;
}) {
  const { t } = useTranslation('campaigns');
  const { time } = useFormat();
  const { atUnix, enclosureId, observerId } = session;
  return (
    <li className={classes['session']} data-open={observerId === null || undefined}>
      <Text fz="sm" fw={600} lh={1.3}>
        {time(atUnix)} · {names.enclosure(enclosureId)}
      </Text>
      <Text fz="xs" c="dimmed">
        {observerId === null ? t('plan.nobody') : names.person(observerId)}
      </Text>
      {state !== undefined && <PlannedStateBadge state={state} />}
    </li>
  );
}
