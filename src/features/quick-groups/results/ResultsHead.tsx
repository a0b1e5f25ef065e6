import { Alert, Button, Group, Text } from '@mantine/core';
import { IconArchive, IconPlayerPlay, IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { QuickEvaluation } from '#domain/quick-evaluations/quick-evaluation.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import { SubjectHead } from '#ui/page/SubjectHead.tsx';
import { evaluationHref, quickGroupHref } from '../addresses.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import type { QuickGroupRow } from '../list/useQuickGroupRows.ts';
import { useMayEvaluate } from '../parts/useMayEvaluate.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';
import type { Scored } from './useGroupResults.ts';

/** The head of the results of a group, with the way to its next evaluation, or to the one that goes on. */
export function ResultsHead({
  row,
  running,
  finished,
}: {
  readonly row: QuickGroupRow;
  readonly finished: readonly Scored[];
  readonly running: QuickEvaluation | null;
}) {
  const { t } = useTranslation(['quick-evaluations', 'quick-groups', 'words']);
  const { list, dateTime } = useFormat();
  const nameOf = usePersonNames();
  const mayEvaluate = useMayEvaluate(row.group);
  const { group, speciesNames } = row;
  const { groupId, groupName, isArchived } = group;
  return (
    <>
      <SubjectHead
        name={groupName}
        badges={
          isArchived && (
            <StateBadge tone="neutral" icon={IconArchive} label={t('quick-groups:values.status.archived')} />
          )
        }
        facts={
          <>
            <span>{speciesNames.length === 0 ? t('words:notKnown') : list(speciesNames)}</span>
            <span>{t('words:animalCount', { count: group.individualCount })}</span>
          </>
        }
        actions={
          <Group gap="sm">
            {mayEvaluate && running === null && <StartLink groupId={groupId} />}
            {finished.some(({ result }) => result !== null) && <ExportButton row={row} finished={finished} />}
            <Button
              component={Link}
              to={quickGroupHref(groupId)}
              variant="default"
              leftSection={<IconSettings size={18} aria-hidden />}
            >
              {t('quick-groups:manage')}
            </Button>
          </Group>
        }
      />
      {running !== null && (
        <Alert color="blue" mt="sm">
          <Group justify="space-between" gap="sm">
            <Text fz="sm">
              {t('isRunning', { name: nameOf(running.leaderId), date: dateTime(running.startedAtUnix) })}
            </Text>
            <Button
              component={Link}
              to={evaluationHref(groupId, running.evaluationId)}
              leftSection={<IconPlayerPlay size={18} aria-hidden />}
            >
              {mayEvaluate ? t('resume') : t('follow')}
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}

/** The way to the question whether to begin an evaluation. */
export function StartLink({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('quick-evaluations');
  return (
    <Button component={Link} to={evaluationHref(groupId)} leftSection={<IconPlayerPlay size={18} aria-hidden />}>
      {t('start')}
    </Button>
  );
}
