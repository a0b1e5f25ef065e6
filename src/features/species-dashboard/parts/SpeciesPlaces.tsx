import { Table } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpeciesPlace, SpeciesSector } from '#domain/species-dashboard/places-of-species.ts';
import { enclosureHref } from '#features/enclosures/index.ts';
import { sectorHref } from '#features/sectors/index.ts';
import { animalsOfSpeciesHref, type SpeciesHere } from '#features/taxonomy/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useNow } from '#i18n/useNow.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { RelativeTime } from '#ui/time/RelativeTime.tsx';
import { RecordLink } from './RecordLink.tsx';
import { Section } from './Section.tsx';
import { PLACES_ID } from './section-ids.ts';

/** The sectors and enclosures of a species with the number of its animals, and when each enclosure was last evaluated. */
export function SpeciesPlaces({
  specieId,
  places,
  placeName,
}: {
  readonly specieId: string;
  readonly places: readonly SpeciesSector[];
  readonly placeName: SpeciesHere['placeName'];
}) {
  const { t } = useTranslation(['species-dashboard', 'words']);
  const { number } = useFormat();
  const { sectors } = useReadySession();
  const names = useMemo(() => new Map(sectors.map((one) => [one.sectorId, one.sectorName])), [sectors]);
  return (
    <Section id={PLACES_ID} title={t('places.title')}>
      <Table.ScrollContainer minWidth={480} type="native" role="region" aria-label={t('words:enclosures')} tabIndex={0}>
        <Table aria-label={t('places.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('words:enclosure')}</Table.Th>
              <Table.Th scope="col" ta="end">
                {t('words:animals')}
              </Table.Th>
              <Table.Th scope="col">{t('words:lastEvaluation')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          {places.map(({ sectorId, count, places: own }) => (
            <Table.Tbody key={sectorId ?? ''}>
              <Table.Tr bg="var(--enclos-surface)">
                <Table.Th scope="rowgroup">
                  {sectorId === null ? (
                    t('words:withoutSector')
                  ) : (
                    <RecordLink to={sectorHref(sectorId)}>{names.get(sectorId) ?? t('words:sector')}</RecordLink>
                  )}
                </Table.Th>
                <Table.Td ta="end" fw={600}>
                  {number(count)}
                </Table.Td>
                <Table.Td />
              </Table.Tr>
              {own.map((place) => (
                <PlaceRow key={place.enclosureId ?? ''} {...{ specieId, place, placeName }} />
              ))}
            </Table.Tbody>
          ))}
        </Table>
      </Table.ScrollContainer>
    </Section>
  );
}

function PlaceRow({
  specieId,
  place: { enclosureId, count, lastEvaluationUnix },
  placeName,
}: {
  readonly specieId: string;
  readonly place: SpeciesPlace;
  readonly placeName: SpeciesHere['placeName'];
}) {
  const { t } = useTranslation('species-dashboard');
  const { number, moment } = useFormat();
  const now = useNow();
  const animals = animalsOfSpeciesHref(specieId);
  if (enclosureId === null)
    return (
      <Table.Tr>
        <Table.Th scope="row" fw={400}>
          {placeName('nowhere')}
        </Table.Th>
        <Table.Td ta="end">{number(count)}</Table.Td>
        <Table.Td>–</Table.Td>
      </Table.Tr>
    );
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        <RecordLink to={enclosureHref(enclosureId)}>{placeName({ enclosureId })}</RecordLink>
      </Table.Th>
      <Table.Td ta="end">
        <RecordLink to={`${animals}&enclosure=${encodeURIComponent(enclosureId)}`}>{number(count)}</RecordLink>
      </Table.Td>
      <Table.Td>
        {lastEvaluationUnix === null ? t('places.never') : <RelativeTime {...moment(lastEvaluationUnix, now)} />}
      </Table.Td>
    </Table.Tr>
  );
}
