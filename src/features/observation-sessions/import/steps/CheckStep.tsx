import { Alert, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CheckedSession } from '#domain/session-exchange/check-import.ts';
import { ImportedTable } from './ImportedTable.tsx';

/** The dry run: each session with its state and why it is refused; new ones may be unticked. */
export function CheckStep({
  rows,
  leftOut,
  demo,
  onLeaveOut,
}: {
  readonly rows: readonly CheckedSession[];
  readonly leftOut: ReadonlySet<number>;
  /** the sentence that refuses the import in the demonstration; null elsewhere */
  readonly demo: string | null;
  readonly onLeaveOut: (at: number, isLeftOut: boolean) => void;
}) {
  const { t } = useTranslation('session-import');
  const count = (state: CheckedSession['state']) => rows.filter((row) => row.state === state).length;
  return (
    <Stack gap="md">
      {demo !== null && <Alert color="yellow">{demo}</Alert>}
      <Group gap="md" role="status">
        <span>{t('check.new', { count: count('new') })}</span>
        {count('known') > 0 && <span>{t('check.known', { count: count('known') })}</span>}
        {count('refused') > 0 && <span>{t('check.refused', { count: count('refused') })}</span>}
      </Group>
      <ImportedTable
        rows={rows.map((row) => ({
          ...row,
          result: row.state === 'new' && leftOut.has(row.at) ? ('leftOut' as const) : row.state,
          reasons: [...row.faults, ...row.warnings],
        }))}
        label={t('check.label')}
        onLeaveOut={onLeaveOut}
      />
    </Stack>
  );
}
