import { Button } from '@mantine/core';
import { IconEye, IconListDetails, IconPencil, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mayDo } from '#domain/access/operations.ts';
import { textIn } from '#domain/content/translated.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { RarerActions } from '#ui/page/RarerActions.tsx';
import { editorHref, previewHref } from '../parts/addresses.ts';
import { useQuestionnaireRights } from '../parts/useQuestionnaireRights.ts';
import { internalPreviewHref, sheetHref } from './addresses.ts';
import type { Shown } from './ShownQuestionnaire.tsx';

/** The head of the three previews, with the way to the other two and to the editor. */
export function PreviewHeader({
  shown: { questionnaireId, zooId, content, about },
  place,
  action,
}: {
  readonly shown: Shown;
  readonly place: 'preview' | 'sheet' | 'internal';
  readonly action?: ReactNode;
}) {
  const { t } = useTranslation(['questionnaire-preview', 'words', 'lists']);
  const language = useLanguage();
  const actor = useActor();
  const { mayEdit } = useQuestionnaireRights();
  const mayReadScores = mayDo(actor, 'scoredPreview.read', { zooId: actor.zooId, sectorIds: [], authorId: null });
  return (
    <PageHeader
      title={textIn(content.name, language)}
      subtitle={`${about} · ${t(`values.place.${place}`)}`}
      action={
        <>
          {action}
          <RarerActions label={t('lists:select.others')}>
            {place !== 'preview' && (
              <Button
                component={Link}
                to={previewHref(questionnaireId)}
                variant="default"
                leftSection={<IconEye size={18} aria-hidden />}
              >
                {t('values.place.preview')}
              </Button>
            )}
            {place !== 'sheet' && (
              <Button
                component={Link}
                to={sheetHref(questionnaireId)}
                variant="default"
                leftSection={<IconPrinter size={18} aria-hidden />}
              >
                {t('values.place.sheet')}
              </Button>
            )}
            {place !== 'internal' && mayReadScores && (
              <Button
                component={Link}
                to={internalPreviewHref(questionnaireId)}
                variant="default"
                leftSection={<IconListDetails size={18} aria-hidden />}
              >
                {t('values.place.internal')}
              </Button>
            )}
            {mayEdit(zooId) && (
              <Button
                component={Link}
                to={editorHref(questionnaireId)}
                variant="default"
                leftSection={<IconPencil size={18} aria-hidden />}
              >
                {t('words:edit')}
              </Button>
            )}
          </RarerActions>
        </>
      }
    />
  );
}
