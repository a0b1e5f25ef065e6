import { useTranslation } from 'react-i18next';
import { PICTURE_RATIOS } from '#kit/media/crop/ratios.ts';
import { useCrop } from '#kit/media/crop/useCrop.tsx';
import { PICTURES } from '#kit/media/media-kinds.ts';
import { MediaField } from '#kit/media/MediaField.tsx';
import { useUploads } from '#kit/media/useUploads.ts';
import { type UploadTarget, useSendPhoto } from './useSendPhoto.ts';

/** Adds photos to a gallery; a single one may be cropped before it is sent, several are sent unchanged. */
export function AddPhotos({ target }: { readonly target: UploadTarget }) {
  const { t } = useTranslation('gallery');
  const send = useSendPhoto(target);
  const uploads = useUploads({ send, operation: 'photo.add', otherwise: 'photo/add-failed', stopsSending: false });
  const { askCrop, cropDialog } = useCrop({ ratios: PICTURE_RATIOS });
  const choose = async (files: readonly File[]) => {
    const [first] = files;
    if (files.length !== 1 || first === undefined) return uploads.addFiles(files);
    const wanted = await askCrop(first);
    return wanted === null ? undefined : uploads.addFiles([wanted]);
  };
  return (
    <div>
      <MediaField
        uploads={uploads}
        takes={PICTURES}
        words={{
          choose: t('upload.choose'),
          drop: t('upload.drop'),
          hint: t('upload.hint'),
          leaveText: t('upload.leaveText'),
          status: ({ done, all }) => t('upload.progress', { done, count: all }),
          allDone: t('upload.allDone'),
        }}
        onChoose={(files) => void choose(files)}
      />
      {cropDialog}
    </div>
  );
}
