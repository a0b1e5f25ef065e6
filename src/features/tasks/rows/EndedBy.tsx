import { Stack, Text } from '@mantine/core';
import type { EpochMs } from '#domain/time/epoch.ts';
import { useMoment } from '#i18n/useFormat.ts';
import { RelativeTime } from '#ui/time/RelativeTime.tsx';

/** The person who closed or cancelled a task, and the time. */
export function EndedBy({ name, at }: { readonly name: string; readonly at: EpochMs }) {
  return (
    <Stack gap={0}>
      <Text fz="sm">{name}</Text>
      <Text fz="xs" c="dimmed">
        <RelativeTime {...useMoment(at)} />
      </Text>
    </Stack>
  );
}
