import { useTranslation } from 'react-i18next';
import { useRemovePictureMutation, useUploadProfilePictureMutation } from '#data/pictures/pictures.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { isBoundByDemo } from '#domain/access/actor.ts';
import { appError } from '#domain/errors/app-error.ts';
import { pictureIdOf } from '#domain/pictures/picture-address.ts';
import { displayName } from '#domain/users/user.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { PictureField } from '#ui/picture/PictureField.tsx';
import { Section } from '../Section.tsx';

/** One's own picture: saved as soon as it is chosen. */
export function OwnPicture() {
  const { t } = useTranslation('account');
  const messageOf = useErrorMessage();
  const { user, actor } = useReadySession();
  const [upload] = useUploadProfilePictureMutation();
  const [remove] = useRemovePictureMutation();
  const address = user.userProfilePicture?.url ?? null;
  const publicId = address === null ? null : pictureIdOf(address);

  // Told at once; the server would refuse it all the same.
  const refusal = isBoundByDemo(actor) ? messageOf(appError('demo/unauthorized-action')) : null;
  const save = async (base64picture: string) => {
    if (refusal !== null) return refusal;
    const { error } = await upload({ type: 'user', id: user.userId, zooId: user.zooId, base64picture });
    return error === undefined ? null : messageOf(queryError(error));
  };
  const askRemoval = async () =>
    // What is refused anyway is not asked about.
    refusal !== null ||
    confirm({
      title: t('picture.removeAsk'),
      text: t('picture.removeText'),
      confirmLabel: t('picture.remove'),
      cancelLabel: t('picture.cancel'),
      tone: 'danger',
    });
  const takeAway = async (id: string) => {
    if (refusal !== null) return refusal;
    const { error } = await remove({ public_id: id });
    return error === undefined ? null : messageOf(queryError(error));
  };
  return (
    <Section>
      <PictureField
        label={t('picture.label')}
        alt={t('picture.alt', { name: displayName(user) })}
        src={address}
        texts={{
          choose: t('picture.choose'),
          replace: t('picture.replace'),
          remove: t('picture.remove'),
          cancel: t('picture.cancel'),
          hint: t('picture.hint'),
          preparing: t('picture.preparing'),
          saving: t('picture.saving'),
          removing: t('picture.removing'),
          saved: t('picture.saved'),
          removed: t('picture.removed'),
          none: t('picture.none'),
        }}
        problems={{
          'picture/invalid': messageOf(appError('picture/invalid')),
          'picture/too-many-pixels': messageOf(appError('picture/too-many-pixels')),
          'picture/process-failed': messageOf(appError('picture/process-failed')),
        }}
        onSave={save}
        {...(publicId === null ? {} : { askRemoval, onRemove: () => takeAway(publicId) })}
      />
    </Section>
  );
}
