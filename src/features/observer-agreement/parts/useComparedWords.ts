import { useTranslation } from 'react-i18next';
import { useFigures } from '#features/scan-analysis/index.ts';
import type { Compared } from './compared.ts';

/** Returns what every chart of the screen says beside its own words, and how undefined figures are written. */
export function useComparedWords() {
  const { t } = useTranslation(['agreement', 'analyses']);
  const { share, index } = useFigures();
  const orDash = (write: (value: number) => string) => (value: number | null) => (value === null ? '–' : write(value));
  return {
    chart: { loading: t('analyses:computing'), empty: { title: t('noItemTitle'), message: t('noItem') } },
    percent: orDash(share),
    kappa: orDash(index),
    pairName: ({ first, second }: { readonly first: string; readonly second: string }, names: Compared['names']) =>
      `${names.person(first)} – ${names.person(second)}`,
  };
}
