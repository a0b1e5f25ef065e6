import { Alert, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStorageUseQuery } from '#data/establishments/administration.endpoints.ts';
import { followUpLevel } from '#domain/access/tiers.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { MAX_STORED_BYTES, roomLeft } from '#domain/establishments/storage-quota.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';

const COLORS = { enough: undefined, little: 'orange', full: 'red' } as const;

/** The room that the establishment's files take, of the room that its tier has, with a warning before it is full. */
export function StorageUse({ zoo }: { readonly zoo: Establishment }) {
  const { t } = useTranslation('establishment');
  const { number } = useFormat();
  const { data: use, error, refetch } = useStorageUseQuery(zoo.zooId);
  if (error !== undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (use === undefined) return <LoadingState label={t('loading')} count={1} />;
  const size = (bytes: number) =>
    bytes < 1e9
      ? number(Math.ceil(bytes / 1e6), { unit: 'megabyte' })
      : number(bytes / 1e9, { unit: 'gigabyte', maximumFractionDigits: 1 });
  const tier = followUpLevel(zoo.zooTiers);
  const room = roomLeft(tier, use.bytes);
  const used = t('storage.used', { used: size(use.bytes), most: size(MAX_STORED_BYTES[tier]) });
  return (
    <Stack gap="xs">
      <Text fz="sm">{used}</Text>
      <Progress
        aria-label={used}
        value={Math.min(100, (use.bytes / MAX_STORED_BYTES[tier]) * 100)}
        {...(COLORS[room] === undefined ? {} : { color: COLORS[room] })}
      />
      {room !== 'enough' && (
        <Alert role="status" color={COLORS[room]} icon={<IconAlertTriangle size={18} aria-hidden />}>
          {t(room === 'full' ? 'storage.full' : 'storage.little')}
        </Alert>
      )}
    </Stack>
  );
}
