import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DISTRIBUTED_STATES, type DistributedSpan } from '#domain/tasks/task-distribution.ts';
import { useFormat } from '#i18n/useFormat.ts';
import classes from './Distribution.module.css';

/** The states of one bar with their numbers. */
export function BarDetails({ name, counts }: { readonly name: string; readonly counts: DistributedSpan['counts'] }) {
  const { t } = useTranslation('sector-dashboard');
  const { number } = useFormat();
  return (
    <div className={classes['details']}>
      <Text fz="sm" fw={600}>
        {name}
      </Text>
      {DISTRIBUTED_STATES.toReversed()
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <div key={state}>{t('stateCount', { state: t(`values.state.${state}`), number: number(counts[state]) })}</div>
        ))}
    </div>
  );
}
