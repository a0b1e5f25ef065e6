import { Anchor, Table, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '#i18n/useFormat.ts';
import classes from './here.module.css';
import type { CountedAge, AnimalCounts, CountedPlace } from './animal-counts.ts';

/** The number of animals that live here, by sex, by age and by enclosure. */
export function CountTables({
  counts,
  placeOf,
  hrefOf,
}: {
  readonly counts: AnimalCounts;
  readonly placeOf: (place: CountedPlace) => string;
  /** the page of a place; without it, or where it gives none, the name is plain */
  readonly hrefOf?: (place: CountedPlace) => string | undefined;
}) {
  const { t } = useTranslation('taxonomy');
  const ageName = (age: CountedAge) => {
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
              { name: t('recap.males'), count: counts.males },
              { name: t('recap.females'), count: counts.females },
              { name: t('recap.unknownSex'), count: counts.unknownSex },
            ]}
          />
          <CountTable
            title={t('recap.byAge')}
            rows={[
              ...counts.ages.map((age) => ({ name: ageName(age), count: age.count })),
              { name: t('recap.unknownAge'), count: counts.unknownAge },
            ]}
          />
          <CountTable
            title={t('recap.byEnclosure')}
            rows={counts.places.map(({ place, count }) => ({
              name: placeOf(place),
              count,
              key: typeof place === 'string' ? place : place.enclosureId,
              href: hrefOf?.(place),
            }))}
          />
        </div>
      )}
    </section>
  );
}

type CountRow = {
  readonly name: string;
  readonly count: number;
  /** where several lines may have one name */
  readonly key?: string;
  readonly href?: string | undefined;
};

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
          .filter(({ count }) => count > 0)
          .map(({ name, count, key = name, href }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={400}>
                {href === undefined ? (
                  name
                ) : (
                  <Anchor component={Link} to={href} inherit>
                    {name}
                  </Anchor>
                )}
              </Table.Th>
              <Table.Td ta="end">{number(count)}</Table.Td>
            </Table.Tr>
          ))}
      </Table.Tbody>
    </Table>
  );
}
