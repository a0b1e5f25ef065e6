import { Group, Progress, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { ShortInRow } from '#ui/table/ShortInRow.tsx';
import type { CampaignProgress } from './campaign-row.ts';

/** How many of the planned sessions of a campaign were made, and by how many it is behind; "–" while it is not known. */
export function CampaignProgressBar({ progress: { made, planned, behind } }: { readonly progress: CampaignProgress }) {
  const { t } = useTranslation(['campaigns', 'words']);
  const { number } = useFormat();
  const delay = t('progress.behind', { count: behind ?? 0 });
  return (
    <Stack component="span" gap={2}>
      <Group component="span" gap={6} wrap="nowrap">
        <span>{t('words:doneOfTotal', { done: made === null ? '–' : number(made), total: number(planned) })}</span>
        {behind !== null && behind > 0 && (
          <Group component="span" gap={2} wrap="nowrap" fz="xs" c="var(--mantine-color-error)" title={delay}>
            <IconAlertTriangle size={14} aria-hidden />
            <ShortInRow text={delay} short={number(behind)} />
          </Group>
        )}
      </Group>
      {made !== null && <Progress value={Math.min(100, (made / planned) * 100)} size="sm" aria-hidden />}
    </Stack>
  );
}
