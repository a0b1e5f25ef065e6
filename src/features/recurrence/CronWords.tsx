import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLanguage } from '#i18n/useLanguage.ts';
import { cronWords } from './cron-words.ts';

/**
 * The days of a cron expression in words, at the time of day of its recurrence; nothing when the words cannot be
 * loaded.
 */
export function CronWords({ expression, time }: { readonly expression: string; readonly time: string }) {
  const language = useLanguage();
  const [said, setSaid] = useState<{ readonly of: string; readonly words: string } | null>(null);
  const of = `${language} ${time} ${expression}`;
  useEffect(() => {
    let isGone = false;
    // Without a network the recurrence has its own words above.
    cronWords(expression, time, language).then(
      (words) => !isGone && setSaid({ of, words }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [expression, time, language, of]);
  if (said?.of !== of) return null;
  return (
    <Text fz="sm" c="dimmed" data-cron-words>
      {said.words}
    </Text>
  );
}
