import { Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { dueQuestion } from '#domain/tasks/due-question.ts';
import type { EpochMs } from '#domain/time/epoch.ts';
import { useNow } from '#i18n/useNow.ts';

/** Asks whether a due time is meant that is over, or nearly; nothing for any other. The form may be sent with it. */
export function DueQuestion({ due }: { readonly due: EpochMs | null }) {
  const { t } = useTranslation('task-details');
  const question = dueQuestion(due, useNow());
  return (
    <div role="status">
      {question !== null && (
        <Group gap="xs" wrap="nowrap">
          <IconAlertTriangle size={18} aria-hidden style={{ flexShrink: 0 }} color="var(--mantine-color-orange-7)" />
          <Text fz="sm">{t(`values.dueQuestion.${question}`)}</Text>
        </Group>
      )}
    </div>
  );
}
