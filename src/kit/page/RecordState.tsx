import type { SerializedError } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryError } from '#data/query-error.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { LoadFailed } from './LoadFailed.tsx';

const NONE: readonly ErrorCode[] = [];

/** A record that was asked for. */
export type AskedRecord<One> = {
  /** absent until it has come; null: there is none for this person */
  readonly record: One | null | undefined;
  readonly error?: AppError | SerializedError | undefined;
  readonly refetch: () => unknown;
};

export type RecordStateProps<One> = {
  readonly asked: AskedRecord<One>;
  /** the refusals that mean there is no such record; that one may not read it means so always */
  readonly unknown?: readonly ErrorCode[];
  /** the sentence of the catalogue that says what could not be read */
  readonly failed?: ErrorCode;
  /** shown where there is no such record, or none for this person: both look alike */
  readonly notFound: ReactNode;
  /** the record is all that the screen shows */
  readonly isWholePage?: boolean;
  readonly children: (record: One) => ReactNode;
};

/** Draws a record once it has come; until then that it comes, failed, or is not there. */
export function RecordState<One>({
  asked: { record, error, refetch },
  unknown = NONE,
  failed,
  notFound,
  isWholePage = false,
  children,
}: RecordStateProps<One>) {
  const { t } = useTranslation('lists');
  const code = error === undefined ? null : queryError(error).code;
  const isRefused = code === 'generic/permission-denied' || (code !== null && unknown.includes(code));
  if (record === null || isRefused) return notFound;
  if (record !== undefined) return children(record);
  if (error === undefined)
    return <LoadingState label={t('page.loading')} {...(isWholePage ? { shape: 'page' } : { count: 4 })} />;
  return (
    <LoadFailed
      isWholePage={isWholePage}
      error={error}
      onRetry={() => void refetch()}
      {...(failed === undefined ? {} : { what: failed })}
    />
  );
}
