import { IconArchive, IconCloudUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { censusText, headsOf } from '#domain/groups/census.ts';
import { SectorName } from '#features/animals/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StateBadge } from '#ui/badge/StateBadge.tsx';
import { SubjectHead } from '#ui/page/SubjectHead.tsx';
import type { GroupRow } from '../list/group-row.ts';
import { RetireMenu } from '../retire/RetireMenu.tsx';

/** The head of a group's page, which stays in sight. */
export function GroupHead({ row }: { readonly row: GroupRow }) {
  const { t } = useTranslation(['groups', 'words']);
  const { list, shortDay } = useFormat();
  const { name, group, speciesNames, sector, enclosureName, isWaiting } = row;
  const census = censusText(group);
  const { nextEvaluationDateUnix: next } = group;
  return (
    <SubjectHead
      name={name}
      badges={
        <>
          {group.isArchived && <StateBadge tone="neutral" icon={IconArchive} label={t('archived')} />}
          {isWaiting && <StateBadge tone="warning" icon={IconCloudUpload} label={t('words:waitingToBeSent')} />}
        </>
      }
      facts={
        <>
          <span>{speciesNames.length === 0 ? t('noSpecies') : list(speciesNames)}</span>
          {sector !== null && <SectorName sector={sector} />}
          <span>
            {t('words:animalCount', { count: headsOf(group) })}
            {census !== '' && ` (${census})`}
          </span>
          {enclosureName !== '' && <span>{enclosureName}</span>}
          {group.registryIds.length > 0 && <span>{group.registryIds.join(', ')}</span>}
          {next !== null && <span>{t('nextOn', { date: shortDay(next) })}</span>}
        </>
      }
      actions={<RetireMenu group={group} />}
    />
  );
}
