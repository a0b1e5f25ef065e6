import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconArrowBarRight, IconArrowBarToRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSomeAnimalsQuery } from '#data/animals/animals.endpoints.ts';
import { useEnclosureMovesQuery, useSomeEnclosuresQuery } from '#data/enclosures/enclosures.endpoints.ts';
import { IMPORT_REASON, type Movement, toldKind } from '#domain/animals/movement.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { animalHref } from '#features/animals/index.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useMoment } from '#i18n/useFormat.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { RelativeTime } from '#ui/time/RelativeTime.tsx';
import { Card } from './Card.tsx';
import classes from './Residents.module.css';

/** The latest moves into and out of an enclosure. */
export function LatestMoves({ enclosure, pageSize }: { readonly enclosure: Enclosure; readonly pageSize: number }) {
  const { t } = useTranslation('enclosures');
  const { zooId, enclosureId } = enclosure;
  const { data: moves, error, refetch } = useEnclosureMovesQuery({ zooId, enclosureId, pageSize });
  return (
    <Card title={t('moves.title')}>
      {moves === undefined && error === undefined && <LoadingState label={t('moves.loading')} count={3} />}
      {moves === undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {moves?.length === 0 && <Text c="dimmed">{t('moves.none')}</Text>}
      {moves !== undefined && moves.length > 0 && <MoveLines moves={moves} enclosure={enclosure} />}
    </Card>
  );
}

function MoveLines({ moves, enclosure }: { readonly moves: readonly Movement[]; readonly enclosure: Enclosure }) {
  const { t } = useTranslation(['enclosures', 'words']);
  const { zooId, enclosureId } = enclosure;
  const animalIds = idsOf(moves, ({ animalId }) => [animalId]);
  const enclosureIds = idsOf(moves, (move) => [move.fromEnclosureId, move.toEnclosureId]).filter(
    (id) => id !== enclosureId,
  );
  const { data: animals, error } = useSomeAnimalsQuery({ zooId, animalIds });
  const { data: places } = useSomeEnclosuresQuery({ zooId, enclosureIds }, { skip: enclosureIds.length === 0 });
  const nameOf = (id: string | null) => places?.enclosures.find((one) => one.enclosureId === id)?.enclosureName ?? null;
  return (
    <Stack gap="sm" component="ul" className={classes['list'] ?? ''}>
      {moves.map((move) => {
        const animal = animals?.find(({ animalId }) => animalId === move.animalId);
        const isIn = move.toEnclosureId === enclosureId;
        const other = nameOf(isIn ? move.fromEnclosureId : move.toEnclosureId) ?? move.destination;
        return (
          <li key={move.movementId}>
            <Group wrap="nowrap" gap="sm" align="start">
              {isIn ? <IconArrowBarToRight size={20} aria-hidden /> : <IconArrowBarRight size={20} aria-hidden />}
              <div>
                <Text fz="sm">
                  <Anchor component={Link} underline="always" to={animalHref(move.animalId)} fz="sm">
                    {/* Names come a moment after the moves. */}
                    {animal?.animalName ?? (animals === undefined && error === undefined ? '…' : t('moves.unknown'))}
                  </Anchor>
                  {' · '}
                  <MoveKind move={move} isIn={isIn} />
                  {other !== '' && ` ${t(isIn ? 'moves.from' : 'moves.to', { name: other })}`}
                </Text>
                <Text fz="sm" c="dimmed" component="div">
                  <When at={move.movedAtUnix} />
                  {move.reason !== '' && ` · ${move.reason === IMPORT_REASON ? t('words:byImport') : move.reason}`}
                </Text>
              </div>
            </Group>
          </li>
        );
      })}
    </Stack>
  );
}

/** Returns each id once, in an order that does not depend on the moves. */
function idsOf(moves: readonly Movement[], pick: (move: Movement) => readonly (string | null)[]): string[] {
  return [...new Set(moves.flatMap(pick))].filter((id) => id !== null).toSorted();
}

function MoveKind({ move, isIn }: { readonly move: Movement; readonly isIn: boolean }) {
  const { t } = useTranslation('enclosures');
  if (toldKind(move) === 'entry') return t('values.move.entry');
  if (move.kind === 'move') return t(isIn ? 'moves.in' : 'moves.out');
  return t(`values.move.${move.kind}`);
}

function When({ at }: { readonly at: number }) {
  return <RelativeTime {...useMoment(at)} />;
}
