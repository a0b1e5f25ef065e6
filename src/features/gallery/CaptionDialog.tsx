import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CAPTION_LENGTH, captionIn, type Photo } from '#domain/pictures/photo.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';

/** The words under a photo. */
export function CaptionDialog({
  photo,
  onSave,
  onClose,
}: {
  readonly photo: Photo;
  /** resolves to the sentence of the failure, or null */
  readonly onSave: (caption: string) => Promise<string | null>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['gallery', 'common', 'words']);
  const [caption, setCaption] = useState(captionIn(photo, useLanguage()));
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    const result = await onSave(caption.trim());
    setIsSaving(false);
    if (result === null) onClose();
    else setFailure(result);
  };
  return (
    <Dialog title={t('caption.edit')} closeLabel={t('common:close')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Textarea
          label={t('caption.label')}
          value={caption}
          maxLength={CAPTION_LENGTH}
          autosize
          minRows={2}
          error={failure}
          data-autofocus
          onChange={(event) => setCaption(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md" data-action-bar>
          <Button variant="default" mih={44} onClick={onClose}>
            {t('words:cancel')}
          </Button>
          <Button type="submit" mih={44} loading={isSaving}>
            {t('words:save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
