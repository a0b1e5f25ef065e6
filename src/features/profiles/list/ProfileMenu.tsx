import { ActionIcon, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconCopy, IconDotsVertical, IconGitCompare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQuestionnaireRights } from '#features/questionnaires/index.ts';
import { comparisonHref, copyHref } from '../parts/addresses.ts';
import { useProfileSteps } from '../parts/useProfileSteps.ts';
import type { ProfileRow } from './profile-row.ts';

/** The actions on a profile from its line in a list; nothing while there is nothing to do. */
export function ProfileMenu({ row: { profileId, name, owner, version, status } }: { readonly row: ProfileRow }) {
  const { t } = useTranslation(['questionnaires', 'content', 'words']);
  const { official, reserved } = useQuestionnaireRights();
  const { setArchived } = useProfileSteps(owner === 'official' ? 'questionnaire.editOfficial' : 'reservedContent.edit');
  const mayEdit = owner === 'official' ? official : reserved;
  const isArchived = status === 'archived';
  const isUsable = version > 0 && !isArchived;
  if (!isUsable && !mayEdit) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('questionnaires:list.actionsOf', { name })}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isUsable && (
          <Menu.Item
            component={Link}
            to={comparisonHref(profileId)}
            leftSection={<IconGitCompare size={18} aria-hidden />}
          >
            {t('words:compare')}
          </Menu.Item>
        )}
        {isUsable && reserved && (
          <Menu.Item component={Link} to={copyHref(profileId)} leftSection={<IconCopy size={18} aria-hidden />}>
            {t('content:copy')}
          </Menu.Item>
        )}
        {mayEdit && (
          <Menu.Item
            leftSection={isArchived ? <IconArchiveOff size={18} aria-hidden /> : <IconArchive size={18} aria-hidden />}
            onClick={() => void setArchived({ profileId, name }, !isArchived)}
          >
            {isArchived ? t('words:restore') : t('words:archive')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
