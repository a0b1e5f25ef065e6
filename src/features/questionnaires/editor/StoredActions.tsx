import { Button, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconDots,
  IconEye,
  IconGitCompare,
  IconSend,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePublishQuestionnaireMutation } from '#data/questionnaires/questionnaires.endpoints.ts';
import { textIn } from '#domain/content/translated.ts';
import { missingTexts } from '#domain/questionnaires/missing-texts.ts';
import type { Questionnaire } from '#domain/questionnaires/questionnaire.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useContentActions } from '#kit/content/useContentActions.ts';
import { comparisonHref, copyHref, previewHref } from '../parts/addresses.ts';
import { useArchiving } from '../parts/useArchiving.ts';
import { useQuestionnaireRights } from '../parts/useQuestionnaireRights.ts';

/** Looking at a stored questionnaire, comparing, copying, publishing, archiving and restoring it. */
export function StoredActions({
  questionnaire,
  isChanged,
  hasFaults,
}: {
  readonly questionnaire: Questionnaire;
  readonly isChanged: boolean;
  /** a question or a condition no longer holds */
  readonly hasFaults: boolean;
}) {
  const { t } = useTranslation(['questionnaires', 'content', 'words']);
  const language = useLanguage();
  const { questionnaireId, zooId, status, version, updatedAtUnix } = questionnaire;
  const operation = zooId === null ? 'questionnaire.editOfficial' : 'reservedContent.edit';
  const name = textIn(questionnaire.name, language);
  const setArchived = useArchiving(operation);
  const { publish } = useContentActions(operation);
  const [send, { isLoading }] = usePublishQuestionnaireMutation();
  const { reserved } = useQuestionnaireRights();
  const isReady = !isChanged && !hasFaults && missingTexts(questionnaire).length === 0;
  const isArchived = status === 'archived';
  return (
    <>
      <Button
        component={Link}
        to={previewHref(questionnaireId)}
        variant="default"
        leftSection={<IconEye size={18} aria-hidden />}
      >
        {t('preview.open')}
      </Button>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={18} aria-hidden />}>
            {t('words:actions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {version > 0 && (
            <Menu.Item
              component={Link}
              to={comparisonHref(questionnaireId, version)}
              leftSection={<IconGitCompare size={18} aria-hidden />}
            >
              {t('words:compare')}
            </Menu.Item>
          )}
          {version > 0 && reserved && !isArchived && (
            <Menu.Item component={Link} to={copyHref(questionnaireId)} leftSection={<IconCopy size={18} aria-hidden />}>
              {t('content:copy')}
            </Menu.Item>
          )}
          <Menu.Item
            disabled={isChanged}
            leftSection={isArchived ? <IconArchiveOff size={18} aria-hidden /> : <IconArchive size={18} aria-hidden />}
            onClick={() => void setArchived({ questionnaireId, name }, !isArchived)}
          >
            {isArchived ? t('words:restore') : t('words:archive')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {status === 'draft' && (
        <Button
          disabled={!isReady}
          loading={isLoading}
          leftSection={<IconSend size={18} aria-hidden />}
          onClick={() =>
            void publish(name, { publish: () => send({ questionnaireId, expectedUpdatedAtUnix: updatedAtUnix }) })
          }
        >
          {t('content:publish')}
        </Button>
      )}
    </>
  );
}
