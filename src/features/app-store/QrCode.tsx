import { Skeleton, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './QrCode.module.css';

type Drawing = { readonly size: number; readonly path: string };

/** An address as a QR code, with the address in letters under it. Dark on light whatever the colours: cameras need it. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { t } = useTranslation('pages');
  const [drawing, setDrawing] = useState<Drawing | 'failed' | null>(null);
  useEffect(() => {
    let isOver = false;
    import('./draw-qr.ts')
      .then(({ drawQr }) => drawQr(address))
      .then(
        (drawn) => !isOver && setDrawing(drawn),
        () => !isOver && setDrawing('failed'),
      );
    return () => {
      isOver = true;
    };
  }, [address]);
  return (
    <Stack gap="xs" align="start">
      {drawing === null && <Skeleton width={176} height={176} />}
      {drawing !== null && drawing !== 'failed' && (
        <svg
          role="img"
          aria-label={label}
          className={classes['code']}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
        >
          <rect width={drawing.size} height={drawing.size} fill="#fff" />
          <path d={drawing.path} fill="#000" />
        </svg>
      )}
      <Text fz="sm" c="dimmed">
        {drawing === 'failed' ? t('appStore.typeAddress') : t('appStore.scan')}
      </Text>
      <Text fz="sm" className={classes['address'] ?? ''}>
        {address}
      </Text>
    </Stack>
  );
}
