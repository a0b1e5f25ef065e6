import 'react-image-crop/dist/ReactCrop.css';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import classes from '../gallery.module.css';
import { cropped } from './crop-picture.ts';

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Crops a picture to a part that is drawn with the pointer, a finger or the arrow keys. */
export function CropDialog({
  file,
  address,
  onTake,
  onClose,
}: {
  readonly file: File;
  /** of the file, on this device */
  readonly address: string;
  readonly onTake: (file: File) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['gallery', 'common']);
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>(WHOLE);
  const [hasFailed, setHasFailed] = useState(false);
  const take = async () => {
    const part = image.current === null ? null : await cropped(image.current, crop, file);
    if (part === null) setHasFailed(true);
    else onTake(part);
  };
  return (
    <Dialog title={t('crop.title', { name: file.name })} closeLabel={t('common:close')} onClose={onClose}>
      <Text fz="sm" c="dimmed" mb="sm">
        {t('crop.hint')}
      </Text>
      {hasFailed && (
        <Alert color="red" mb="sm" role="alert">
          {t('crop.failed')}
        </Alert>
      )}
      <ReactCrop
        crop={crop}
        onChange={(_pixels, percent) => setCrop(percent.width === 0 || percent.height === 0 ? WHOLE : percent)}
        ariaLabels={{
          cropArea: t('crop.area'),
          nwDragHandle: t('crop.northWest'),
          nDragHandle: t('crop.north'),
          neDragHandle: t('crop.northEast'),
          eDragHandle: t('crop.east'),
          seDragHandle: t('crop.southEast'),
          sDragHandle: t('crop.south'),
          swDragHandle: t('crop.southWest'),
          wDragHandle: t('crop.west'),
        }}
      >
        <img
          ref={image}
          src={address}
          alt={t('crop.picture')}
          className={classes['crop']}
          onError={() => setHasFailed(true)}
        />
      </ReactCrop>
      <Group justify="flex-end" mt="md">
        <Button variant="default" mih={44} onClick={() => onTake(file)}>
          {t('crop.whole')}
        </Button>
        <Button mih={44} onClick={() => void take()}>
          {t('crop.take')}
        </Button>
      </Group>
    </Dialog>
  );
}
