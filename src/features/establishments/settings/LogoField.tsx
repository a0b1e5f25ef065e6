import { useTranslation } from 'react-i18next';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { useProfilePicture } from '#features/profile-picture/index.ts';
import { PICTURE_RATIOS } from '#kit/media/crop/ratios.ts';
import { useCrop } from '#kit/media/crop/useCrop.tsx';
import { PictureField } from '#ui/picture/PictureField.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';

/** The establishment's logo: saved as soon as it is chosen, apart from the form. */
export function LogoField({ zoo, isReadOnly }: { readonly zoo: Establishment; readonly isReadOnly: boolean }) {
  const { t } = useTranslation(['establishment', 'words']);
  const labelOf = useEstablishmentLabel();
  const { zooId, logoUrl } = zoo;
  const { onSave, removal, problems, refused } = useProfilePicture({ type: 'zoo', id: zooId, zooId, address: logoUrl });
  const { askCrop, cropDialog } = useCrop({ ratios: PICTURE_RATIOS, keepsHoles: true });
  const question = {
    title: t('logo.removeAsk', { name: labelOf(zoo) }),
    text: t('logo.removeText'),
    confirmLabel: t('logo.remove'),
    cancelLabel: t('words:cancel'),
  };
  return (
    <>
      <PictureField
        label={t('logo.label')}
        alt={t('logo.alt', { name: labelOf(zoo) })}
        src={logoUrl}
        shape="wide"
        keepsHoles
        texts={{
          choose: t('logo.choose'),
          replace: t('logo.replace'),
          remove: t('logo.remove'),
          cancel: t('words:cancel'),
          hint: t('logo.hint'),
          preparing: t('words:preparingPicture'),
          saving: t('logo.saving'),
          removing: t('logo.removing'),
          saved: t('logo.saved'),
          removed: t('logo.removed'),
          none: t('logo.none'),
        }}
        problems={problems}
        {...(isReadOnly ? { disabledReason: t('logo.readOnly') } : refused)}
        prepare={askCrop}
        onSave={onSave}
        {...(isReadOnly ? {} : removal(question))}
      />
      {cropDialog}
    </>
  );
}
