import { ActionIcon, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconCopy, IconDotsVertical, IconEye, IconGitCompare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { comparisonHref, copyHref, previewHref } from '../parts/addresses.ts';
import { useArchiving } from '../parts/useArchiving.ts';
import { useQuestionnaireRights } from '../parts/useQuestionnaireRights.ts';
import type { QuestionnaireRow } from './questionnaire-row.ts';

/** The actions on a questionnaire from its line in a list; nothing while there are none. */
export function QuestionnaireMenu({ row }: { readonly row: QuestionnaireRow }) {
  const { t } = useTranslation(['questionnaires', 'content', 'words']);
  const { official, reserved } = useQuestionnaireRights();
  const { questionnaireId, name, owner, version, status } = row;
  const setArchived = useArchiving(owner === 'official' ? 'questionnaire.editOfficial' : 'reservedContent.edit');
  const mayEdit = owner === 'official' ? official : reserved;
  const isPublished = version > 0;
  if (!isPublished && !mayEdit) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('list.actionsOf', { name })}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isPublished && (
          <Menu.Item component={Link} to={previewHref(questionnaireId)} leftSection={<IconEye size={18} aria-hidden />}>
            {t('preview.open')}
          </Menu.Item>
        )}
        {isPublished && (mayEdit || version > 1) && (
          <Menu.Item
            component={Link}
            to={
              mayEdit ? comparisonHref(questionnaireId, version) : comparisonHref(questionnaireId, version - 1, version)
            }
            leftSection={<IconGitCompare size={18} aria-hidden />}
          >
            {t('words:compare')}
          </Menu.Item>
        )}
        {isPublished && reserved && status !== 'archived' && (
          <Menu.Item component={Link} to={copyHref(questionnaireId)} leftSection={<IconCopy size={18} aria-hidden />}>
            {t('content:copy')}
          </Menu.Item>
        )}
        {mayEdit && (
          <Menu.Item
            leftSection={
              status === 'archived' ? <IconArchiveOff size={18} aria-hidden /> : <IconArchive size={18} aria-hidden />
            }
            onClick={() => void setArchived({ questionnaireId, name }, status !== 'archived')}
          >
            {status === 'archived' ? t('words:restore') : t('words:archive')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
