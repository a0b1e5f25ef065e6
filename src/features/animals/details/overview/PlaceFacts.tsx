import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Animal } from '#domain/animals/animal.ts';
import { type Movement, toldKind } from '#domain/animals/movement.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { AnimalRow } from '../../rows/animal-row.ts';
import { SectorName } from '../../rows/SectorName.tsx';
import { ExactTime } from './ExactTime.tsx';
import { type Fact, Facts } from './Facts.tsx';
import classes from './Overview.module.css';

/** The place of an animal that lives here, the days since it is there and since it came. */
export function PlaceFacts({
  animal,
  row,
  moves,
}: {
  readonly animal: Animal;
  readonly row: AnimalRow;
  /** the latest first; null while they are not all known */
  readonly moves: readonly Movement[] | null;
}) {
  const { t } = useTranslation(['animals', 'words']);
  const { enclosureId, groupId } = row.animal;
  const isHere = animal.status === 'present' && !animal.isArchived;
  const last = moves?.[0];
  const facts: readonly Fact[] = [
    ...(isHere
      ? [
          { id: 'sector', label: t('words:sector'), value: row.sector && <SectorName sector={row.sector} /> },
          {
            id: 'enclosure',
            label: t('words:enclosure'),
            value: row.enclosureName !== null && (
              <Link to={`/EnclosureManagementView?id=${encodeURIComponent(enclosureId ?? '')}`}>
                {row.enclosureName}
              </Link>
            ),
          },
          ...(row.groupName === null
            ? []
            : [
                {
                  id: 'group',
                  label: t('columns.group'),
                  value: (
                    <Link to={`/GroupManagementView?id=${encodeURIComponent(groupId ?? '')}`}>{row.groupName}</Link>
                  ),
                },
              ]),
          ...(last?.kind === 'move'
            ? [{ id: 'since', label: t('page.since'), value: <ExactTime at={last.movedAtUnix} /> }]
            : []),
        ]
      : []),
    ...(moves === null
      ? []
      : [{ id: 'arrival', label: t('values.movement.arrival'), value: <Arrival first={moves.at(-1)} /> }]),
  ];
  if (facts.length === 0) return null;
  return <Facts title={t('page.place')} facts={facts.map((fact) => ({ ...fact, value: fact.value || null }))} />;
}

/** The day of the first arrival; an animal that was entered without it has none that anybody knows. */
function Arrival({ first }: { readonly first: Movement | undefined }) {
  const { t } = useTranslation('animals');
  const { date } = useFormat();
  const kind = first === undefined ? null : toldKind(first);
  if (first !== undefined && kind === 'arrival') return <ExactTime at={first.movedAtUnix} />;
  return (
    <>
      {t('page.arrivalUnknown')}{' '}
      {first !== undefined && kind === 'entry' && (
        <span className={classes['aside']}>· {t('page.enteredOn', { date: date(first.recordedAtUnix) })}</span>
      )}
    </>
  );
}
