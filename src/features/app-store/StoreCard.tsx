import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconBrandAndroid, IconBrandApple, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { QrCode } from './QrCode.tsx';

const ICONS = { ios: IconBrandApple, android: IconBrandAndroid };

/**
 * One store: its button and, for a telephone in the other hand, its QR code; without an address, a note that it is to
 * come.
 */
export function StoreCard({
  platform,
  address,
  isHere,
}: {
  readonly platform: 'ios' | 'android';
  readonly address: string | null;
  /** whether the visitor's own device is of this platform */
  readonly isHere: boolean;
}) {
  const { t } = useTranslation('pages');
  const Icon = ICONS[platform];
  const name = t(`values.platform.${platform}`);
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby={`store-${platform}`}>
      <Stack gap="md" align="start">
        <Title order={2} size="h3" id={`store-${platform}`} display="flex" style={{ alignItems: 'center', gap: 8 }}>
          <Icon size={24} stroke={1.6} aria-hidden />
          {name}
        </Title>
        {address === null ? (
          <Text>{t('appStore.announced', { platform: name })}</Text>
        ) : (
          <>
            <Text>{t(`values.storeText.${platform}`)}</Text>
            <Button
              component="a"
              href={address}
              target="_blank"
              rel="noreferrer"
              variant={isHere ? 'filled' : 'light'}
              rightSection={<IconExternalLink size={18} aria-hidden />}
            >
              {t(`values.storeButton.${platform}`)}
            </Button>
            {!isHere && <QrCode address={address} label={t('appStore.qrOf', { platform: name })} />}
          </>
        )}
      </Stack>
    </Paper>
  );
}
