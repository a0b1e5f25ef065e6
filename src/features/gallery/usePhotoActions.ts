import { useTranslation } from 'react-i18next';
import { useChangePhotoMutation, useRemovePhotoMutation } from '#data/photos/photos.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { isBoundByDemo } from '#domain/access/actor.ts';
import { appError } from '#domain/errors/app-error.ts';
import { captionIn, type Photo } from '#domain/pictures/photo.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useActor } from '#state/session/use-session.ts';
import { confirm } from '#ui/confirm/confirm.ts';

/**
 * Returns the actions on a photo; each resolves to the sentence of the failure, or null when it is done or was
 * cancelled.
 */
export function usePhotoActions() {
  const { t } = useTranslation(['gallery', 'words']);
  const actor = useActor();
  const language = useLanguage();
  const messageOf = useErrorMessage();
  const [change] = useChangePhotoMutation();
  const [remove] = useRemovePhotoMutation();
  const refusal = isBoundByDemo(actor) ? messageOf(appError('demo/unauthorized-action')) : null;
  const told = (error: Parameters<typeof queryError>[0] | undefined) =>
    error === undefined ? null : messageOf(queryError(error));

  return {
    caption: async ({ zooId, photoId }: Photo, caption: string) =>
      refusal ?? told((await change({ zooId, photoId, caption })).error),
    setMain: async ({ zooId, photoId }: Photo, isMain: boolean) =>
      refusal ?? told((await change({ zooId, photoId, isMain })).error),
    remove: async (photo: Photo) => {
      if (refusal !== null) return refusal;
      const { zooId, photoId } = photo;
      const caption = captionIn(photo, language);
      const agreed = await confirm({
        title: caption === '' ? t('remove.ask') : t('remove.askNamed', { caption }),
        text: t('remove.text'),
        confirmLabel: t('remove.confirm'),
        cancelLabel: t('words:cancel'),
        tone: 'danger',
      });
      return agreed ? told((await remove({ zooId, photoId })).error) : null;
    },
  };
}
