import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { QrDrawing } from '#kit/qr/QrDrawing.tsx';
import classes from './QrCode.module.css';

/** An address as a QR code, with the address in letters under it, which is typed where the code cannot be drawn. */
export function QrCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { t } = useTranslation('pages');
  const hint = (text: string) => (
    <Text fz="sm" c="dimmed">
      {text}
    </Text>
  );
  return (
    <Stack gap="xs" align="start">
      <QrDrawing address={address} label={label} side={176} failed={hint(t('appStore.typeAddress'))} />
      {hint(t('appStore.scan'))}
      <Text fz="sm" className={classes['address'] ?? ''}>
        {address}
      </Text>
    </Stack>
  );
}
