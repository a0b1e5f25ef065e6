import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FocalEntry } from '#domain/observation-sessions/session.ts';
import { useFormat } from '#i18n/useFormat.ts';

const SHOWN = 6;

/** The last taps that stand, the latest first, with their times. */
export function LastTaps({
  entries,
  nameOfAnimal,
  nameOfCode,
}: {
  readonly entries: readonly FocalEntry[];
  readonly nameOfAnimal: (animalId: string) => string;
  readonly nameOfCode: (code: string) => string;
}) {
  const { t } = useTranslation('sessions');
  const { time } = useFormat();
  if (entries.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h5" mb={4}>
        {t('focal.last')}
      </Title>
      <ul aria-label={t('focal.last')}>
        {entries
          .slice(-SHOWN)
          .toReversed()
          .map(({ entryId, animalId, action, code, atUnix }) => (
            <li key={entryId}>
              <Text fz="sm">
                {[
                  time(atUnix),
                  nameOfAnimal(animalId),
                  code === null ? '' : nameOfCode(code),
                  t(`values.action.${action}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </li>
          ))}
      </ul>
    </section>
  );
}
