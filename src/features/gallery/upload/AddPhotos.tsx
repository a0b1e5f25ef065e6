import { Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/dropzone/styles.layer.css';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { UploadList } from './UploadList.tsx';
import { type UploadTarget, useUploads } from './useUploads.ts';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

/** A place to drop or choose photos; a single one may be cropped before it goes, several go as they are. */
export function AddPhotos({ target }: { readonly target: UploadTarget }) {
  const { t } = useTranslation(['gallery', 'words']);
  const uploading = useUploads(target);
  useLeaveGuard(uploading.isBusy, {
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('words:leave'),
    cancelLabel: t('words:stay'),
    tone: 'danger',
  });
  const [toCrop, setToCrop] = useState<{ readonly file: File; readonly address: string } | null>(null);
  const close = () => {
    if (toCrop !== null) URL.revokeObjectURL(toCrop.address);
    setToCrop(null);
  };
  // What is no picture is told with its name in the list, where the others are not held up by it.
  const take = (files: readonly File[]) => {
    const [first] = files;
    if (files.length === 1 && first?.type.startsWith('image/'))
      setToCrop({ file: first, address: URL.createObjectURL(first) });
    else uploading.addFiles(files);
  };
  return (
    <div>
      <Dropzone
        onDrop={take}
        onReject={(rejected) => uploading.addFiles(rejected.map(({ file }) => file))}
        inputProps={{ 'aria-label': t('upload.choose') }}
        aria-label={t('upload.choose')}
        p="md"
      >
        <Text ta="center" fw={600}>
          {t('upload.drop')}
        </Text>
        <Text ta="center" fz="sm" c="dimmed">
          {t('upload.hint')}
        </Text>
      </Dropzone>
      {uploading.uploads.length > 0 && (
        <UploadList
          uploads={uploading.uploads}
          onRetry={uploading.retry}
          onDismiss={uploading.dismiss}
          {...(uploading.isBusy ? { onStop: uploading.stop } : {})}
        />
      )}
      <Suspense fallback={null}>
        {toCrop !== null && (
          <CropDialog
            {...toCrop}
            onTake={(file) => {
              close();
              uploading.addFiles([file]);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
