import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEstablishmentCounts } from '#features/tasks/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import classes from './BellPanel.module.css';

const FIGURES = [
  { id: 'overdue', to: '/TaskManagementView?due=overdue' },
  { id: 'inProgress', to: '/TaskManagementView?status=inProgress' },
  { id: 'open', to: '/TaskManagementView?status=open&later=1' },
  { id: 'dueToday', to: '/TaskManagementView?due=dueToday' },
] as const;

/** Overdue, in progress, open, due today: each count leads to the list it counts. */
export function BellFigures({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation(['bell', 'words']);
  const { number } = useFormat();
  const { data: counts } = useEstablishmentCounts();
  const shown = (value: number | null | undefined) => {
    if (value === undefined) return '…';
    return value === null ? '–' : number(value);
  };
  return (
    <section aria-label={t('figures')} className={classes['figures']}>
      <h2 className={classes['heading']}>{t('figures')}</h2>
      <ul className={classes['counts']}>
        {FIGURES.map(({ id, to }) => {
          const value = counts?.[id];
          return (
            <li key={id}>
              <Link
                to={to}
                className={classes['count']}
                data-alarming={(id === 'overdue' && (value ?? 0) > 0) || undefined}
                {...(value === null ? { title: t('words:unknownOffline') } : {})}
                onClick={onLeave}
              >
                <span className={classes['value']}>{shown(value)}</span>
                <span>{t(`values.figure.${id}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
