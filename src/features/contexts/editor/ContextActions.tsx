import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useArchiveContextMutation, usePublishContextMutation } from '#data/contexts/contexts.endpoints.ts';
import { textIn } from '#domain/content/translated.ts';
import type { Context } from '#domain/contexts/context.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useContentActions } from '#kit/content/useContentActions.ts';

/** Publishing, archiving and restoring a stored context. */
export function ContextActions({
  context: { contextId, zooId, name: names, status, updatedAtUnix },
  isChanged,
  isComplete,
}: {
  readonly context: Context;
  readonly isChanged: boolean;
  readonly isComplete: boolean;
}) {
  const { t } = useTranslation(['contexts', 'content', 'words']);
  const name = textIn(names, useLanguage());
  const { publish, setArchived } = useContentActions(zooId === null ? 'questionnaire.editOfficial' : 'context.edit');
  const [sendPublish, { isLoading: isPublishing }] = usePublishContextMutation();
  const [sendArchive, { isLoading: isArchiving }] = useArchiveContextMutation();
  const isArchived = status === 'archived';
  return (
    <>
      <Button
        variant="default"
        disabled={isChanged}
        loading={isArchiving}
        leftSection={isArchived ? <IconArchiveOff size={18} aria-hidden /> : <IconArchive size={18} aria-hidden />}
        onClick={() =>
          void setArchived(name, !isArchived, {
            archive: (archives) => sendArchive({ contextId, isArchived: archives }),
          })
        }
      >
        {isArchived ? t('words:restore') : t('words:archive')}
      </Button>
      {status === 'draft' && (
        <Button
          disabled={isChanged || !isComplete}
          loading={isPublishing}
          leftSection={<IconSend size={18} aria-hidden />}
          onClick={() =>
            void publish(name, { publish: () => sendPublish({ contextId, expectedUpdatedAtUnix: updatedAtUnix }) })
          }
        >
          {t('content:publish')}
        </Button>
      )}
    </>
  );
}
