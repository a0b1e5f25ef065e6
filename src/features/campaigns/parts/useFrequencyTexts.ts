import { useTranslation } from 'react-i18next';
import type { ExpectedFrequency } from '#domain/campaigns/campaign.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** Returns a function that says an expected frequency: "Repos : 10 à 40 %". */
export function useFrequencyTexts(): (frequency: ExpectedFrequency, nameOf: (code: string) => string) => string {
  const { t } = useTranslation('campaigns');
  const { number } = useFormat();
  const say = (end: number) => number(end, { unit: 'percent' });
  return ({ code, min, max }, nameOf) => {
    const name = nameOf(code);
    if (min !== null && max !== null) return t('frequencies.between', { name, min: number(min), max: say(max) });
    if (min !== null) return t('frequencies.atLeast', { name, min: say(min) });
    return max === null ? name : t('frequencies.atMost', { name, max: say(max) });
  };
}
