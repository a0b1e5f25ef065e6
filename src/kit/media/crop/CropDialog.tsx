import 'react-image-crop/dist/ReactCrop.css';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReactCrop } from 'react-image-crop';
import { frameOf, isUntouched, largestArea, type PercentArea, type Turn } from '#lib/pictures/crop-geometry.ts';
import { croppedFile } from '#lib/pictures/draw-crop.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import classes from './crop.module.css';
import { CropTools } from './CropTools.tsx';
import { CropView } from './CropView.tsx';
import { type RatioName, RATIOS } from './ratios.ts';
import type { CropOptions } from './useCrop.tsx';
import { useOpenedPicture } from './useOpenedPicture.ts';

const STRAIGHT: Turn = { quarters: 0, degrees: 0 };

/** Crops and turns a picture with the pointer, a finger or the keys. */
export function CropDialog({
  file,
  ratios,
  isRound = false,
  keepsHoles = false,
  onTake,
  onClose,
}: CropOptions & {
  readonly file: File;
  readonly onTake: (file: File) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['crop', 'common', 'words']);
  const [ratio, setRatio] = useState<RatioName>(ratios[0] ?? 'free');
  const [turn, setTurn] = useState(STRAIGHT);
  const [area, setArea] = useState<PercentArea | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // A file that cannot be opened is not for this dialog: the field that asked says what is wrong with it.
  const bitmap = useOpenedPicture(file, () => onTake(file));
  if (bitmap === null)
    return (
      <Dialog title={t('title', { name: file.name })} closeLabel={t('common:close')} onClose={onClose}>
        <LoadingState label={t('opening')} count={3} />
      </Dialog>
    );

  const shown = area ?? largestArea(frameOf(bitmap, turn), RATIOS[ratio]);
  const whole = largestArea(frameOf(bitmap, turn), null);
  const chooseTurn = (next: Turn) => {
    if (next.quarters !== turn.quarters) setArea(null);
    setTurn(next);
  };
  const take = async () => {
    if (isUntouched(shown, turn)) return onTake(file);
    const part = await croppedFile(bitmap, turn, shown, { file, keepsHoles });
    if (part === null) return setHasFailed(true);
    return onTake(part);
  };
  return (
    <Dialog title={t('title', { name: file.name })} closeLabel={t('common:close')} onClose={onClose}>
      <Stack gap="sm">
        {hasFailed && (
          <Alert color="red" role="alert">
            {t('failed')}
          </Alert>
        )}
        <CropTools
          ratios={ratios}
          ratio={ratio}
          onRatio={(next) => {
            setRatio(next);
            setArea(null);
          }}
          turn={turn}
          onTurn={chooseTurn}
        />
        <div className={classes['stage']}>
          <ReactCrop
            crop={{ unit: '%', ...shown }}
            {...(RATIOS[ratio] === null ? {} : { aspect: RATIOS[ratio] })}
            circularCrop={isRound && ratio === '1:1'}
            keepSelection
            minWidth={24}
            minHeight={24}
            onChange={(_pixels, percent) => setArea(percent)}
            ariaLabels={{
              cropArea: t('area'),
              nwDragHandle: t('northWest'),
              nDragHandle: t('north'),
              neDragHandle: t('northEast'),
              eDragHandle: t('east'),
              seDragHandle: t('southEast'),
              sDragHandle: t('south'),
              swDragHandle: t('southWest'),
              wDragHandle: t('west'),
            }}
          >
            <CropView
              bitmap={bitmap}
              turn={turn}
              area={whole}
              longestSide={1_000}
              className={classes['picture'] ?? ''}
            />
          </ReactCrop>
        </div>
        <Group gap="md" wrap="nowrap">
          <figure className={classes['result']}>
            <CropView
              bitmap={bitmap}
              turn={turn}
              area={shown}
              longestSide={240}
              className={classes['small'] ?? ''}
              isRound={isRound}
            />
            <figcaption className={classes['caption']}>{t('words:result')}</figcaption>
          </figure>
          <Text fz="sm" c="dimmed">
            {t('hint')}
          </Text>
        </Group>
        <Group justify="flex-end" data-action-bar>
          <Button variant="default" mih={44} onClick={() => onTake(file)}>
            {t('whole')}
          </Button>
          <Button mih={44} onClick={() => void take()}>
            {t('take')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
