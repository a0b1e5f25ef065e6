import { Group, SegmentedControl, Title } from '@mantine/core';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAdminRole } from '#domain/access/roles.ts';
import { MissedRuns } from '#features/automations/index.ts';
import { UrgentInformation } from '#features/information/index.ts';
import { automationAddress } from '#features/tasks/index.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { AwayPeople } from './AwayPeople.tsx';
import classes from './Oversight.module.css';
import { OverduePeople } from './OverduePeople.tsx';
import { OverdueSectors } from './OverdueSectors.tsx';
import { WeekTrend } from './WeekTrend.tsx';

const VIEWS = ['sector', 'person'] as const;

/**
 * The state of the work a person answers for: overdue tasks by sector and by person, the week's trend, urgent information,
 * missed automations and people who are away. Admins see all sectors, management those it leads. Each figure is the length of the list behind it.
 */
export function OversightPanel() {
  const { t } = useTranslation('oversight');
  const { actor, sectors } = useReadySession();
  const [view, setView] = useState<(typeof VIEWS)[number]>('sector');
  const { role, sectors: own } = actor;
  const led = useMemo(
    () => (isAdminRole(role) ? sectors : sectors.filter(({ sectorId }) => own.management.includes(sectorId))),
    [role, own, sectors],
  );
  const only = isAdminRole(role) || led.length !== 1 ? null : (led[0]?.sectorId ?? null);
  return (
    <div className={classes['panel']}>
      <Part
        title={t('overdue')}
        control={
          <SegmentedControl
            aria-label={t('view')}
            data={VIEWS.map((value) => ({ value, label: t(`values.view.${value}`) }))}
            value={view}
            onChange={setView}
          />
        }
      >
        {view === 'sector' ? <OverdueSectors sectors={led} /> : <OverduePeople sectors={led} />}
      </Part>
      {(isAdminRole(role) || only !== null) && (
        <Part title={t('week.title')}>
          <WeekTrend sectorId={only} />
        </Part>
      )}
      <Part title={t('urgent')}>
        <UrgentInformation />
      </Part>
      <Part title={t('missed')}>
        <MissedRuns hrefOf={automationAddress} />
      </Part>
      <Part title={t('away.title')}>
        <AwayPeople />
      </Part>
    </div>
  );
}

function Part({
  title,
  control,
  children,
}: {
  readonly title: string;
  readonly control?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes['part']}>
      <Group justify="space-between" gap="sm" mb="xs" mih={44}>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {control}
      </Group>
      {children}
    </section>
  );
}
