import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useKnownZones } from '#data/enclosures/enclosures.endpoints.ts';
import type { Enclosure, ScanGap } from '#domain/enclosures/enclosure.ts';
import { scanGapsOf, scanMissing } from '#domain/enclosures/scan-readiness.ts';
import { ScanBadge } from '../ScanBadge.tsx';
import { Card } from './Card.tsx';
import classes from './Residents.module.css';
import { enclosureHref } from '../addresses.ts';

/** The scan readiness of an enclosure, with its gaps and links to the places that close them. */
export function ScanReadiness({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation('enclosures');
  const { zooId, enclosureId } = enclosure;
  const { data } = useKnownZones({ zooId, enclosureId });
  // A zone just drawn on this device counts before the server's check.
  const gaps = data === undefined ? scanGapsOf(enclosure) : scanMissing(enclosure, data.zones);
  return (
    <Card title={t('readiness.title')} aside={<ScanBadge isReady={gaps.length === 0} />}>
      {gaps.length === 0 ? (
        <Text>{t('readiness.ready')}</Text>
      ) : (
        <>
          <Text mb="sm">{t('readiness.missing', { count: gaps.length })}</Text>
          <Stack gap={4} component="ul" className={classes['list'] ?? ''}>
            {gaps.map((gap) => (
              <GapLine key={gap} gap={gap} enclosureId={enclosureId} />
            ))}
          </Stack>
        </>
      )}
    </Card>
  );
}

function GapLine({ gap, enclosureId }: { readonly gap: ScanGap; readonly enclosureId: string }) {
  const { t } = useTranslation('enclosures');
  return (
    <li>
      <Group wrap="nowrap" gap="xs" justify="space-between">
        <Group wrap="nowrap" gap="xs">
          <IconCircleDashed size={18} aria-hidden />
          <Text fz="sm">{t(`values.gap.${gap}`)}</Text>
        </Group>
        <Button
          component={Link}
          to={gapAddress(enclosureId, gap)}
          variant="light"
          mih={44}
          aria-label={t('readiness.fixGap', { gap: t(`values.gap.${gap}`) })}
        >
          {t('readiness.fix')}
        </Button>
      </Group>
    </li>
  );
}

/** Returns the address at which a scan gap is closed. */
function gapAddress(enclosureId: string, gap: ScanGap): string {
  return gap === 'animals'
    ? enclosureHref(enclosureId, { tab: 'animals' })
    : enclosureHref(enclosureId, { tab: 'tools', tool: 'zones' });
}
