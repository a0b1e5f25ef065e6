import { useTranslation } from 'react-i18next';
import { PICTURE_RATIOS } from '#kit/media/crop/ratios.ts';
import { useCrop } from '#kit/media/crop/useCrop.tsx';
import { usePictureProblems } from '#kit/media/usePictureProblems.ts';
import { PictureField } from '#ui/picture/PictureField.tsx';

/** The main photo of a sector that is being set up: made small now, sent once the sector is there. */
export function PhotoStep({
  photo,
  onChange,
}: {
  /** in base64 */
  readonly photo: string | null;
  readonly onChange: (photo: string | null) => void;
}) {
  const { t } = useTranslation(['sectors', 'words']);
  const problems = usePictureProblems();
  const { askCrop, cropDialog } = useCrop({ ratios: PICTURE_RATIOS });
  return (
    <>
      <PictureField
        label={t('fields.photo')}
        alt={t('photo.alt')}
        src={photo === null ? null : `data:image/jpeg;base64,${photo}`}
        shape="wide"
        texts={{
          choose: t('photo.choose'),
          replace: t('photo.replace'),
          remove: t('photo.remove'),
          cancel: t('words:cancel'),
          hint: t('photo.hint'),
          preparing: t('words:preparingPicture'),
          saving: t('words:preparingPicture'),
          removing: t('words:preparingPicture'),
          saved: t('photo.taken'),
          removed: t('photo.removed'),
          none: t('words:noPhoto'),
        }}
        problems={problems}
        prepare={askCrop}
        onSave={(base64) => {
          onChange(base64);
          return Promise.resolve(null);
        }}
        onRemove={() => {
          onChange(null);
          return Promise.resolve(null);
        }}
      />
      {cropDialog}
    </>
  );
}
