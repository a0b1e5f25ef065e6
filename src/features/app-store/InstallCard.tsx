import { Button, List, Paper, Stack, Text, Title } from '@mantine/core';
import { IconDeviceLaptop, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './InstallCard.module.css';
import type { Platform } from './platform.ts';
import { QrCode } from './QrCode.tsx';
import { useInstallPrompt } from './useInstallPrompt.ts';

/** The installation of this web app on the device: by a button if the browser offers it, else step by step. */
export function InstallCard({ platform }: { readonly platform: Platform }) {
  const { t } = useTranslation('pages');
  const { isInstalled, install } = useInstallPrompt();
  const steps = [1, 2, 3] as const;
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="install" className={classes['card'] ?? ''}>
      <Stack gap="md" align="start" flex="1 1 16rem">
        <Title order={2} size="h3" id="install" display="flex" style={{ alignItems: 'center', gap: 8 }}>
          <IconDeviceLaptop size={24} stroke={1.6} aria-hidden />
          {t('appStore.install')}
        </Title>
        <Text>{t('appStore.installText')}</Text>
        {isInstalled && (
          <Text fw={600} role="status">
            {t('appStore.installed')}
          </Text>
        )}
        {!isInstalled && install !== null && (
          <Button leftSection={<IconDownload size={18} aria-hidden />} onClick={install}>
            {t('appStore.installButton')}
          </Button>
        )}
        {!isInstalled && install === null && (
          <List type="ordered" spacing={4}>
            {steps.map((step) => (
              <List.Item key={step}>{t(`values.installStep.${platform}.${step}`)}</List.Item>
            ))}
          </List>
        )}
      </Stack>
      {platform === 'desktop' && <QrCode address={window.location.origin} label={t('appStore.qrOfWeb')} />}
    </Paper>
  );
}
