import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PersonErrors } from '#domain/people/check-people.ts';
import type { PersonDraft } from '#domain/people/person-draft.ts';
import { displayName } from '#domain/users/user.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { saveFile } from '#lib/csv/save-file.ts';
import { StateBadge, type StateTone } from '#ui/badge/StateBadge.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { CopyPassword, OnceWarning } from '../../ShownOnce.tsx';
import type { CreationDraft } from '../creation-draft.ts';
import type { CreationContext } from '../useCreationContext.ts';
import { type PersonResult, resultOf } from './person-result.ts';
import { useReport } from './useReport.ts';

const LOOK: Record<PersonResult['kind'], { tone: StateTone; icon: typeof IconClock }> = {
  invited: { tone: 'success', icon: IconCircleCheck },
  created: { tone: 'success', icon: IconCircleCheck },
  refused: { tone: 'danger', icon: IconCircleX },
  wrong: { tone: 'warning', icon: IconCircleX },
  waiting: { tone: 'neutral', icon: IconClock },
};

/**
 * The outcome of each person: sent, refused with the reason, still waiting. Temporary passwords are shown here and in
 * no file.
 */
export function ResultList({
  rows,
  outcomes,
  errors,
  passwords,
  context,
}: {
  readonly rows: readonly PersonDraft[];
  readonly outcomes: CreationDraft['outcomes'];
  readonly errors: ReadonlyMap<string, PersonErrors>;
  readonly passwords: Readonly<Record<string, string>>;
  readonly context: CreationContext;
}) {
  const { t } = useTranslation(['people', 'words']);
  const language = useLanguage();
  const { reasonsOf, report } = useReport(context);
  const results = rows.map((row) => ({ row, result: resultOf(outcomes[row.key], errors.get(row.key)) }));
  const lost = results.filter(({ row, result }) => result.kind === 'created' && passwords[row.key] === undefined);
  return (
    <Stack gap="md">
      {Object.keys(passwords).length > 0 && <OnceWarning note={t('temporary.hours')} />}
      {lost.length > 0 && <Text fz="sm">{t('several.passwordsGone', { count: lost.length })}</Text>}
      <DataTable
        label={t('several.results')}
        language={language}
        rows={results}
        rowId={({ row }) => row.key}
        rowName={({ row }) => displayName(row)}
        columns={[
          {
            id: 'line',
            header: t('words:row'),
            width: 64,
            align: 'end',
            cell: ({ row }) => row.line ?? rows.indexOf(row) + 1,
            sortValue: ({ row }) => row.line ?? rows.indexOf(row) + 1,
          },
          {
            id: 'name',
            header: t('words:name'),
            isTitle: true,
            cell: ({ row }) => (
              <Text component="span" fz="sm" fw={600} maw="20rem" style={{ overflowWrap: 'break-word' }}>
                {displayName(row)}
              </Text>
            ),
            sortValue: ({ row }) => displayName(row),
          },
          {
            id: 'mail',
            header: t('values.field.userMail'),
            cell: ({ row }) => (
              <Text fz="sm" maw="20rem" style={{ overflowWrap: 'break-word' }}>
                {row.userMail}
              </Text>
            ),
            sortValue: ({ row }) => row.userMail,
          },
          {
            id: 'result',
            header: t('words:result'),
            cell: ({ row, result }) => (
              <Stack gap={4} align="start">
                <StateBadge {...LOOK[result.kind]} label={t(`values.result.${result.kind}`)} />
                {reasonsOf(row, result).map((reason) => (
                  <Text key={reason} fz="sm">
                    {reason}
                  </Text>
                ))}
              </Stack>
            ),
            sortValue: ({ result }) => result.kind,
          },
        ]}
        rowActions={({ row }) => <Password password={passwords[row.key]} name={displayName(row)} />}
        actionsLabel={t('once.title')}
      />
      <Group>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => saveFile(t('several.reportName'), report(results))}
        >
          {t('several.report')}
        </Button>
      </Group>
    </Stack>
  );
}

function Password({ password, name }: { readonly password: string | undefined; readonly name: string }) {
  if (password === undefined) return null;
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <Text component="code" ff="monospace" fz="md" fw={600}>
        {password}
      </Text>
      <CopyPassword password={password} name={name} />
    </Group>
  );
}
