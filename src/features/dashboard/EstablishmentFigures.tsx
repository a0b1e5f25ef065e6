import { Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEstablishmentCounts } from '#features/tasks/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FigureLink } from '#ui/figure/FigureLink.tsx';
import classes from './Dashboard.module.css';

const FIGURES = [
  { id: 'overdue', to: '/TaskManagementView?due=overdue', isAlarming: true },
  { id: 'dueToday', to: '/TaskManagementView?due=dueToday', isAlarming: false },
  { id: 'inProgress', to: '/TaskManagementView?status=inProgress', isAlarming: false },
  { id: 'open', to: '/TaskManagementView?status=open&later=1', isAlarming: false },
] as const;

/** Four counts of the establishment's tasks, each with a link to its list. */
export function EstablishmentFigures() {
  const { t } = useTranslation(['dashboard', 'words']);
  const { number } = useFormat();
  const headingId = useId();
  const { data: counts } = useEstablishmentCounts();
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} size="h4" mb="sm" id={headingId}>
        {t('figures.label')}
      </Title>
      <div className={classes['figures']}>
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
      </div>
    </section>
  );
}
