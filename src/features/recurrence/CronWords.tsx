import { Code, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/useLanguage.ts';
import { cronWords } from './cron-words.ts';

/** A cron expression with what it says; the expression alone where the words cannot be fetched. */
export function CronWords({ expression }: { readonly expression: string }) {
  const { t } = useTranslation('recurrence');
  const language = useLanguage();
  const [said, setSaid] = useState<{ readonly of: string; readonly words: string } | null>(null);
  const of = `${language} ${expression}`;
  useEffect(() => {
    let isGone = false;
    // Without a network the expression alone is shown.
    cronWords(expression, language).then(
      (words) => !isGone && setSaid({ of, words }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [expression, language, of]);
  return (
    <Stack gap={2} fz="sm" c="dimmed">
      <Group gap="xs">
        <span>{t('cron.label')}</span>
        <Code>{expression}</Code>
        {said?.of === of && <span data-cron-words>{said.words}</span>}
      </Group>
      <Text fz="sm">{t('cron.note')}</Text>
    </Stack>
  );
}
