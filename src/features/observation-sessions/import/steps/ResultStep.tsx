import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { CheckedSession } from '#domain/session-exchange/check-import.ts';
import { SendProgress } from '#kit/files/SendProgress.tsx';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { SESSION_LIST_HREF } from '../../addresses.ts';
import type { SessionOutcome } from '../send/send-sessions.ts';
import type { Outcomes, Sending } from '../send/useSendSessions.ts';
import { UndoSessionImport } from '../undo/UndoSessionImport.tsx';
import { type ImportedRow, ImportedTable } from './ImportedTable.tsx';

/** The sending, with a way to stop and to go on, and what became of each session. */
export function ResultStep({
  rows,
  leftOut,
  sending,
  fileName,
  onAnother,
}: {
  readonly rows: readonly CheckedSession[];
  readonly leftOut: ReadonlySet<number>;
  readonly sending: Sending;
  readonly fileName: string;
  readonly onAnother: () => void;
}) {
  const { t } = useTranslation(['session-import', 'words']);
  const messageOf = useErrorMessage();
  const { number } = useFormat();
  const { importId, isSending, stoppedBy, notKept, waiting, progress, outcomes } = sending;
  if (isSending) {
    const { done, total } = progress;
    const said = t('send.progress', { done: number(done), total: number(total) });
    const texts = { progress: said, label: t('send.label'), stay: t('send.stay') };
    return <SendProgress progress={progress} texts={texts} onStop={sending.stop} />;
  }
  const results = rows.map((row) => resultOf(row, leftOut, outcomes));
  const count = (result: ImportedRow['result']) => results.filter((one) => one.result === result).length;
  return (
    <Stack gap="md">
      <FormFailure message={stoppedBy === null ? null : messageOf(stoppedBy)} />
      <FormFailure message={notKept === null || stoppedBy !== null ? null : messageOf(notKept)} />
      {waiting > 0 ? (
        <Group justify="space-between">
          <Text>{t('result.stopped', { count: waiting })}</Text>
          <Button mih={44} onClick={() => void sending.run()}>
            {t('result.goOn', { count: waiting })}
          </Button>
        </Group>
      ) : (
        <Alert role="status" color="green" icon={<IconCircleCheck size={18} aria-hidden />}>
          <Group gap="xs">
            <span>{t('result.written', { count: count('written') })}</span>
            {count('known') > 0 && <span>{t('check.known', { count: count('known') })}</span>}
            {count('refused') > 0 && <span>{t('check.refused', { count: count('refused') })}</span>}
          </Group>
        </Alert>
      )}
      {count('written') > 0 && <UndoSessionImport importId={importId} name={fileName} count={count('written')} />}
      <ImportedTable rows={results} label={t('result.label')} />
      <Group justify="space-between">
        <Button variant="default" mih={44} onClick={onAnother}>
          {t('words:importAnother')}
        </Button>
        <Button component={Link} to={SESSION_LIST_HREF} mih={44}>
          {t('result.toList')}
        </Button>
      </Group>
    </Stack>
  );
}

function resultOf(row: CheckedSession, leftOut: ReadonlySet<number>, outcomes: Outcomes): ImportedRow {
  const outcome = outcomes.get(row.at);
  if (row.state !== 'new') return { ...row, result: row.state, reasons: row.faults };
  if (leftOut.has(row.at)) return { ...row, result: 'leftOut', reasons: [] };
  if (outcome === undefined) return { ...row, result: 'waiting', reasons: row.warnings };
  return { ...row, result: outcome.outcome, reasons: outcome.error === null ? row.warnings : [errorOf(outcome.error)] };
}

function errorOf({ code, params }: NonNullable<SessionOutcome['error']>): AppError {
  return appError(code, params);
}
