import { useTranslation } from 'react-i18next';
import { usePhotoSender } from '#features/gallery/index.ts';
import { useErrorMessage } from '#i18n/error-message.ts';

type FirstPhoto = {
  readonly zooId: string;
  readonly animalId: string;
  readonly name: string;
  readonly file: File;
};

/**
 * Returns a function that sends the first photo of an animal that was just added. A failure leaves the animal as it is:
 * a toast tells the reason and sends the photo again.
 */
export function useFirstPhoto(): (photo: FirstPhoto) => Promise<void> {
  const { t } = useTranslation(['animals', 'common']);
  const messageOf = useErrorMessage();
  const send = usePhotoSender();
  return async function sendPhoto(photo) {
    const { zooId, animalId, name, file } = photo;
    const error = await send({ zooId, kind: 'animal', subjectId: animalId, isFirstMain: true }, file);
    // A file that is no picture stays one: only a failure on the way can be tried again.
    const canRetry = error !== null && !error.code.startsWith('picture/');
    const { showToast } = await import('#ui/toast/show-toast.tsx');
    showToast({
      tone: error === null ? 'success' : 'error',
      text: error === null ? t('form.photoAdded', { name }) : t('form.photoFailed', { name, reason: messageOf(error) }),
      closeLabel: t('common:close'),
      ...(canRetry ? { action: { label: t('common:retry'), onAction: () => void sendPhoto(photo) } } : {}),
    });
  };
}
