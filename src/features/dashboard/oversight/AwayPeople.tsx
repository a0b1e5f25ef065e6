import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAwayQuery } from '#data/users/users.endpoints.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { dayOf, instantOfDay } from '#domain/time/typed-day.ts';
import { awayBetween } from '#domain/users/absence.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useActor } from '#state/session/use-session.ts';
import classes from './Oversight.module.css';

const DAYS_AHEAD = 6;

/** The people who are away today or within a week, with their days. */
export function AwayPeople() {
  const { t } = useTranslation('oversight');
  const { shortDay } = useFormat();
  const now = useNow();
  const today = dayOf(now, ZONE);
  const { data, error, refetch } = useAwayQuery({ zooId: useActor().zooId, today });
  if (error !== undefined) return <LoadFailed error={error} onRetry={refetch} />;
  if (data === undefined) return null;
  const inUse = data.filter(({ isDisabled, isDeleted }) => !isDisabled && !isDeleted);
  const away = awayBetween(inUse, today, dayOf(addDays(now, DAYS_AHEAD, ZONE), ZONE));
  const written = (day: string) => shortDay(instantOfDay(day, '12:00', ZONE) ?? now);
  const daysOf = ({ awayFromDay, awayUntilDay }: User) =>
    awayFromDay <= today
      ? t('away.until', { until: written(awayUntilDay) })
      : t('away.between', { from: written(awayFromDay), until: written(awayUntilDay) });
  if (away.length === 0) return <Text c="dimmed">{t('away.none')}</Text>;
  return (
    <ul className={classes['rows']}>
      {away.map((person) => (
        <li key={person.userId} className={classes['row']}>
          <span className={classes['name']}>{displayName(person)}</span>
          <Text fz="sm" c="dimmed">
            {daysOf(person)}
          </Text>
        </li>
      ))}
    </ul>
  );
}
