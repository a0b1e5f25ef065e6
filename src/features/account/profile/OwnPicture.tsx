import { useTranslation } from 'react-i18next';
import { displayName } from '#domain/users/user.ts';
import { useProfilePicture } from '#features/profile-picture/index.ts';
import { PORTRAIT_RATIOS } from '#kit/media/crop/ratios.ts';
import { useCrop } from '#kit/media/crop/useCrop.tsx';
import { useReadySession } from '#state/session/use-session.ts';
import { PictureField } from '#ui/picture/PictureField.tsx';
import { Section } from '../Section.tsx';

/** The person's own picture: saved as soon as it is chosen. */
export function OwnPicture() {
  const { t } = useTranslation(['account', 'words']);
  const { user } = useReadySession();
  const address = user.userProfilePicture?.url ?? null;
  const { onSave, removal, problems, refused } = useProfilePicture({
    type: 'user',
    id: user.userId,
    zooId: user.zooId,
    address,
  });
  const { askCrop, cropDialog } = useCrop({ ratios: PORTRAIT_RATIOS, isRound: true });
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
          cancel: t('words:cancel'),
          hint: t('picture.hint'),
          preparing: t('words:preparingPicture'),
          saving: t('picture.saving'),
          removing: t('picture.removing'),
          saved: t('picture.saved'),
          removed: t('picture.removed'),
          none: t('words:noPhoto'),
        }}
        problems={problems}
        {...refused}
        prepare={askCrop}
        onSave={onSave}
        {...removal({
          title: t('picture.removeAsk'),
          text: t('picture.removeText'),
          confirmLabel: t('picture.remove'),
          cancelLabel: t('words:cancel'),
        })}
      />
      {cropDialog}
    </Section>
  );
}
