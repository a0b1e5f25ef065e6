import { Button, Group } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconChecklist,
  IconCloudUpload,
  IconInfoCircle,
  IconNotes,
  IconPhoto,
  IconReportAnalytics,
  IconTarget,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import { subjectOfGroup } from '#domain/quick-groups/quick-group.ts';
import { SectorName } from '#features/animals/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { RecordTabs } from '#kit/page/RecordTabs.tsx';
import { useActor } from '#state/session/use-session.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import { SubjectHead } from '#ui/page/SubjectHead.tsx';
import { galleryHref, resultsHref } from '../addresses.ts';
import { QuickGroupForm } from '../form/QuickGroupForm.tsx';
import type { QuickGroupRow } from '../list/useQuickGroupRows.ts';
import { Members } from '../members/Members.tsx';
import { useGroupChanges } from '../members/useGroupChanges.ts';
import { EvaluateLink } from '../parts/EvaluateLink.tsx';
import { ActionsTab } from '../follow-up/ActionsTab.tsx';
import { NotesTab } from '../follow-up/NotesTab.tsx';
import { ObjectivesTab } from '../follow-up/ObjectivesTab.tsx';
import { QUICK_GROUP_TABS } from './tabs.ts';

/** One group of quick evaluations: its head, its fields, its work and its members. */
export function QuickGroupTabs({ row }: { readonly row: QuickGroupRow }) {
  const { t } = useTranslation('quick-groups');
  return (
    <>
      <QuickGroupHead row={row} />
      <RecordTabs
        address={QUICK_GROUP_TABS}
        mt="md"
        tabs={{
          info: {
            label: t('values.tab.info'),
            icon: IconInfoCircle,
            panel: () => <QuickGroupForm key={String(row.group.isArchived)} group={row.group} />,
          },
          actions: {
            label: t('values.tab.actions'),
            icon: IconChecklist,
            panel: () => <ActionsTab group={row.group} />,
          },
          objectives: {
            label: t('values.tab.objectives'),
            icon: IconTarget,
            panel: () => <ObjectivesTab group={row.group} />,
          },
          notes: { label: t('values.tab.notes'), icon: IconNotes, panel: () => <NotesTab group={row.group} /> },
          members: { label: t('values.tab.members'), icon: IconUsers, panel: () => <Members group={row.group} /> },
        }}
      />
    </>
  );
}

function QuickGroupHead({ row }: { readonly row: QuickGroupRow }) {
  const { t } = useTranslation(['quick-groups', 'evaluation-media', 'words']);
  const { list, shortDay } = useFormat();
  const actor = useActor();
  const { archive, restore } = useGroupChanges(row.group);
  const { group, speciesNames, sector, ownerName, isWaiting } = row;
  const mayEdit = mayDo(actor, 'quickGroup.edit', subjectOfGroup(group));
  return (
    <SubjectHead
      name={group.groupName}
      badges={
        <>
          {group.isArchived && <StateBadge tone="neutral" icon={IconArchive} label={t('values.status.archived')} />}
          {isWaiting && <StateBadge tone="warning" icon={IconCloudUpload} label={t('words:waitingToBeSent')} />}
        </>
      }
      facts={
        <>
          <span>{speciesNames.length === 0 ? t('words:notKnown') : list(speciesNames)}</span>
          {sector !== null && <SectorName sector={sector} />}
          <span>{t('words:animalCount', { count: group.individualCount })}</span>
          {ownerName !== '' && <span>{t('ownedBy', { name: ownerName })}</span>}
          {group.nextEvaluationAtUnix !== null && (
            <span>{t('nextOn', { date: shortDay(group.nextEvaluationAtUnix) })}</span>
          )}
        </>
      }
      actions={
        <Group gap="sm">
          <EvaluateLink group={group} />
          <Button
            component={Link}
            to={resultsHref(group.groupId)}
            variant="default"
            leftSection={<IconReportAnalytics size={18} aria-hidden />}
          >
            {t('toResults')}
          </Button>
          <Button
            component={Link}
            to={galleryHref(group.groupId)}
            variant="default"
            leftSection={<IconPhoto size={18} aria-hidden />}
          >
            {t('evaluation-media:gallery.title')}
          </Button>
          {mayEdit &&
            (group.isArchived ? (
              <Button variant="default" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={restore}>
                {t('restore')}
              </Button>
            ) : (
              <Button variant="default" leftSection={<IconArchive size={18} aria-hidden />} onClick={archive}>
                {t('archive')}
              </Button>
            ))}
        </Group>
      }
    />
  );
}
