import { Table, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import classes from './Recap.module.css';
import type { RecapAge, RecapCounts, RecapPlace } from './recap-counts.ts';

/** The number of animals that live here, by sex, by age and by enclosure. */
export function RecapCountTables({
  counts,
  placeOf,
}: {
  readonly counts: RecapCounts;
  readonly placeOf: (place: RecapPlace) => string;
}) {
  const { t } = useTranslation('taxonomy');
  const ageName = (age: RecapAge) => {
    if (age.to === null) return t('recap.ageFrom', { count: age.from });
    if (age.to === 1) return t('recap.ageFirst');
    return t('recap.ageBetween', { from: age.from, to: age.to - 1 });
  };
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t('recap.here', { count: counts.total })}
      </Title>
      {counts.total > 0 && (
        <div className={classes['columns']}>
          <CountTable
            title={t('recap.bySex')}
            rows={[
              [t('recap.males'), counts.males],
              [t('recap.females'), counts.females],
              [t('recap.unknownSex'), counts.unknownSex],
            ]}
          />
          <CountTable
            title={t('recap.byAge')}
            rows={[
              ...counts.ages.map((age) => [ageName(age), age.count] as const),
              [t('recap.unknownAge'), counts.unknownAge],
            ]}
          />
          <CountTable
            title={t('recap.byEnclosure')}
            rows={counts.places.map(({ place, count }) => [
              placeOf(place),
              count,
              typeof place === 'string' ? place : place.enclosureId,
            ])}
          />
        </div>
      )}
    </section>
  );
}

/** A name, its count, and a key where several lines may have one name. */
type CountRow = readonly [string, number, string?];

/** Names with their counts; names with a count of zero are left out. */
function CountTable({ title, rows }: { readonly title: string; readonly rows: readonly CountRow[] }) {
  const { number } = useFormat();
  return (
    <Table captionSide="top" withRowBorders aria-label={title}>
      <Table.Caption ta="start" fw={600} m={0}>
        {title}
      </Table.Caption>
      <Table.Tbody>
        {rows
          .filter(([, count]) => count > 0)
          .map(([name, count, key = name]) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={400}>
                {name}
              </Table.Th>
              <Table.Td ta="end">{number(count)}</Table.Td>
            </Table.Tr>
          ))}
      </Table.Tbody>
    </Table>
  );
}
