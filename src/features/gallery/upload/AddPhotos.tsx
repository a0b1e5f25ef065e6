import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURES } from '#kit/media/media-kinds.ts';
import { MediaField } from '#kit/media/MediaField.tsx';
import { useUploads } from '#kit/media/useUploads.ts';
import { type UploadTarget, useSendPhoto } from './useSendPhoto.ts';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

/** Adds photos to a gallery; a single one may be cropped before it is sent, several are sent unchanged. */
export function AddPhotos({ target }: { readonly target: UploadTarget }) {
  const { t } = useTranslation('gallery');
  const send = useSendPhoto(target);
  const uploads = useUploads({ send, operation: 'photo.add', otherwise: 'photo/add-failed', stopsSending: false });
  const [toCrop, setToCrop] = useState<{ readonly file: File; readonly address: string } | null>(null);
  const close = () => {
    if (toCrop !== null) URL.revokeObjectURL(toCrop.address);
    setToCrop(null);
  };
  const choose = (files: readonly File[]) => {
    const [first] = files;
    if (files.length === 1 && first?.type.startsWith('image/'))
      setToCrop({ file: first, address: URL.createObjectURL(first) });
    else uploads.addFiles(files);
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
        onChoose={choose}
      />
      <Suspense fallback={null}>
        {toCrop !== null && (
          <CropDialog
            {...toCrop}
            onTake={(file) => {
              close();
              uploads.addFiles([file]);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
