import type { SerializedError } from '@reduxjs/toolkit';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AppError } from '#domain/errors/app-error.ts';
import type { CountedList } from '#features/tasks/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import classes from './Oversight.module.css';

type FigureRow = {
  readonly id: string;
  readonly name: string;
  readonly mark?: ReactNode;
  readonly overdue: CountedList | undefined;
};

/** Rows with their overdue tasks, most first; rows without any are one sentence. Each number leads to its list. */
export function Figures({
  rows,
  label,
  error,
  onRetry,
}: {
  readonly rows: readonly FigureRow[];
  readonly label: string;
  readonly error: AppError | SerializedError | undefined;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation(['oversight', 'words']);
  const { list } = useFormat();
  if (error !== undefined) return <LoadFailed error={error} onRetry={onRetry} />;
  const late = rows.filter(({ overdue }) => overdue?.count !== 0);
  const inTime = rows.filter(({ overdue }) => overdue?.count === 0);
  return (
    <>
      <ul className={classes['rows']} aria-label={label}>
        {late
          .toSorted((one, other) => (other.overdue?.count ?? 0) - (one.overdue?.count ?? 0))
          .map(({ id, name, mark, overdue }) => (
            <li key={id} className={classes['row']}>
              <span className={classes['name']}>
                {mark}
                {name}
              </span>
              <OverdueFigure figure={overdue} />
            </li>
          ))}
      </ul>
      {inTime.length > 0 && (
        <Text fz="sm" c="dimmed" mt="xs">
          {late.length === 0 ? t('noneLate') : t('inTime', { names: list(inTime.map(({ name }) => name)) })}
        </Text>
      )}
    </>
  );
}

function OverdueFigure({ figure }: { readonly figure: CountedList | undefined }) {
  const { t } = useTranslation(['oversight', 'words']);
  const count = figure?.count;
  if (figure === undefined || count === undefined) return <span className={classes['figure']}>…</span>;
  if (count === null) return <span className={classes['figure']}>{t('words:unknownOffline')}</span>;
  return (
    <Link to={figure.to} className={classes['figure'] ?? ''}>
      {t('count', { count })}
    </Link>
  );
}
