import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';

/** Returns the functions that write figures: counts, shares with one digit, indices with three; a dash for null. */
export function useFigures() {
  const { number } = useFormat();
  return useMemo(() => {
    const count = (value: number) => number(value);
    const share = (value: number) => number(value, { unit: 'percent', maximumFractionDigits: 1 });
    const index = (value: number) => number(value, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
    const decimal = (value: number) => number(value, { maximumFractionDigits: 1 });
    return { count, share, index, decimal };
  }, [number]);
}

/** Returns what every chart of the analyses says beside its own words. */
export function useChartWords() {
  const { t } = useTranslation('analyses');
  return { loading: t('computing'), empty: { title: t('emptyTitle'), message: t('empty') } };
}
