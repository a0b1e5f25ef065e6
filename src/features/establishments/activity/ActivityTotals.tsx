import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { COUNTED, type EstablishmentFigures, totalOf } from '#domain/establishments/figures.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FigureTiles } from '#ui/facts/FigureTiles.tsx';

/** The sums over the establishments shown. */
export function ActivityTotals({ figures }: { readonly figures: readonly EstablishmentFigures[] }) {
  const { t } = useTranslation('establishment');
  const { number } = useFormat();
  const total = totalOf(figures);
  return (
    <Box mb="lg">
      <FigureTiles
        label={t('activity.totals')}
        cols={6}
        figures={COUNTED.map((name) => ({ name: t(`values.figure.${name}`), value: number(total[name]) }))}
      />
    </Box>
  );
}
