import { Paper, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { COUNTED, type EstablishmentFigures, totalOf } from '#domain/establishments/figures.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** The sums over the establishments shown. */
export function ActivityTotals({ figures }: { readonly figures: readonly EstablishmentFigures[] }) {
  const { t } = useTranslation('establishment');
  const { number } = useFormat();
  const total = totalOf(figures);
  return (
    <SimpleGrid
      component="dl"
      aria-label={t('activity.totals')}
      cols={{ base: 2, sm: 3, lg: 6 }}
      spacing="md"
      m={0}
      mb="lg"
    >
      {COUNTED.map((name) => (
        <Paper key={name} withBorder p="md">
          <Text component="dt" fz="sm" c="dimmed">
            {t(`values.figure.${name}`)}
          </Text>
          <Text component="dd" m={0} fz={26} lh={1.3} fw={700}>
            {number(total[name])}
          </Text>
        </Paper>
      ))}
    </SimpleGrid>
  );
}
