import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ScanEntry } from '#domain/observation-sessions/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { Act } from '../recorder/recorder-act.ts';

/** The number of last scans that can be corrected at a tap. */
const SHOWN = 5;

/** The last scans of this device, the latest first, each with its correction. */
export function ClosedScans({ scans, act }: { readonly scans: readonly ScanEntry[]; readonly act: Act }) {
  const { t } = useTranslation('sessions');
  const { time } = useFormat();
  if (scans.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t('scan.last')}
      </Title>
      <Stack gap="xs">
        {scans
          .slice(-SHOWN)
          .toReversed()
          .map(({ number, atUnix, records }) => {
            const count = (sighting: string) => records.filter((record) => record.sighting === sighting).length;
            return (
              <Group key={number} justify="space-between" gap="sm">
                <Text>
                  {t('scan.summary', {
                    ...{ number, time: time(atUnix), seen: count('seen') },
                    ...{ unseen: count('not_visible'), left: count('not_done') },
                  })}
                </Text>
                <Button
                  variant="default"
                  mih={44}
                  leftSection={<IconPencil size={18} aria-hidden />}
                  aria-label={t('scan.correctNamed', { number })}
                  onClick={() => act({ type: 'correctScan', number })}
                >
                  {t('scan.correct')}
                </Button>
              </Group>
            );
          })}
      </Stack>
    </section>
  );
}
