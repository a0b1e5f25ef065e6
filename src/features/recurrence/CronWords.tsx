import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/useLanguage.ts';
import { cronWords } from './cron-words.ts';

/**
 * The days of a cron expression in words, at the times of day of its recurrence; nothing when the words cannot be
 * loaded, or when cron has none for these times.
 */
export function CronWords({ expression, times }: { readonly expression: string; readonly times: readonly string[] }) {
  const language = useLanguage();
  const [said, setSaid] = useState<{ readonly of: string; readonly words: string } | null>(null);
  const joined = times.join();
  const of = `${language} ${joined} ${expression}`;
  useEffect(() => {
    let isGone = false;
    // Without a network the recurrence has its own words above.
    cronWords(expression, joined.split(','), language).then(
      (words) => !isGone && setSaid({ of, words }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [expression, joined, language, of]);
  if (said?.of !== of || said.words === '') return null;
  return (
    <Text fz="sm" c="dimmed" data-cron-words>
      {said.words}
    </Text>
  );
}
