import { Alert, Text } from '@mantine/core';
import { IconBatteryExclamation, IconDatabaseExclamation } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { useWakeLock } from '#ui/wake-lock/useWakeLock.ts';
import { useIsStorageLow, useLowBattery } from './useDeviceLimits.ts';

/** The limits of this device that an observer has to know before they end a session: battery, storage, and its screen. */
export function DeviceNotes() {
  const { t } = useTranslation('sessions');
  const { number } = useFormat();
  const battery = useLowBattery();
  const isStorageLow = useIsStorageLow();
  const isAwake = useWakeLock();
  return (
    <>
      {battery !== null && (
        <Alert color="orange" role="status" mt="md" icon={<IconBatteryExclamation size={18} aria-hidden />}>
          {t('head.batteryLow', { level: number(100 * battery, { unit: 'percent', maximumFractionDigits: 0 }) })}
        </Alert>
      )}
      {isStorageLow && (
        <Alert color="orange" role="status" mt="md" icon={<IconDatabaseExclamation size={18} aria-hidden />}>
          {t('head.storageLow')}
        </Alert>
      )}
      {!isAwake && (
        <Text fz="sm" c="dimmed" mt="md">
          {t('head.notAwake')}
        </Text>
      )}
    </>
  );
}
