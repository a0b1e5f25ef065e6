import { Button, Stack, Text } from '@mantine/core';
import { IconFileTypeJs } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { exportName } from '#kit/list/export/export-name.ts';
import { nowMs } from '#lib/clock.ts';
import { saveFile } from '#lib/csv/save-file.ts';
import type { Compared } from '../parts/compared.ts';

const JSON_TYPE = 'application/json;charset=utf-8';

/** All figures of all pairs in one file, unrounded, with the campaign and the filters. */
export function ExportTab({ campaign, agreement, gate, facts }: Compared) {
  const { t } = useTranslation('agreement');
  const save = () => {
    const { campaignId, ethogramId, ethogramVersion, minAgreement } = campaign;
    const filters = Object.fromEntries(facts.map(({ label, value }) => [label, value]));
    const head = { exportedAt: new Date(nowMs()).toISOString(), campaignId, ethogramId, ethogramVersion, minAgreement };
    const text = JSON.stringify({ ...head, filters, ...agreement, gate }, null, 1);
    saveFile(exportName(t('title'), nowMs(), 'json'), text, JSON_TYPE);
  };
  return (
    <Stack gap="md" maw="72ch" align="start">
      <Text>{t('export.text')}</Text>
      <Button mih={44} leftSection={<IconFileTypeJs size={18} aria-hidden />} onClick={save}>
        {t('export.json')}
      </Button>
      <Text fz="sm" c="dimmed">
        {t('export.figures')}
      </Text>
    </Stack>
  );
}
