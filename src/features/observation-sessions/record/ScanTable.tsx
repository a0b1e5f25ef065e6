import { Badge, Table, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Zone } from '#domain/enclosures/zone.ts';
import { WHOLE_GROUP } from '#domain/observation-sessions/scan-recorder.ts';
import type { ScanRecord, SessionRecord } from '#domain/observation-sessions/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { ShownCategory } from '../parts/behaviour-words.ts';
import { useSessionAnimals } from '../parts/useSessionAnimals.ts';
import { useCardWords } from '../scan/useCardWords.ts';
import classes from './record.module.css';
import { scanRowsOf } from './scan-rows.ts';

/** The widths that the columns need: number, time and interactions of a scan, and each animal. */
const SIDE_PX = 360;
const ANIMAL_PX = 150;

/** The scans of a session, one in a row and an animal in a column; what a correction replaced is struck out below. */
export function ScanTable({
  records,
  animalIds,
  categories,
  zones,
}: {
  readonly records: readonly SessionRecord[];
  readonly animalIds: readonly string[];
  readonly categories: readonly ShownCategory[];
  readonly zones: readonly Zone[];
}) {
  const { t } = useTranslation('sessions');
  const { time, number, list } = useFormat();
  const rows = useMemo(() => scanRowsOf(records), [records]);
  const isGroup = rows.some(({ cells }) => cells.has(WHOLE_GROUP));
  const shownIds = useMemo(() => (isGroup ? [WHOLE_GROUP] : animalIds), [isGroup, animalIds]);
  const animals = useSessionAnimals(shownIds);
  const surroundings = useMemo(() => ({ areas: [], zones }), [zones]);
  const wordsOf = useCardWords(categories, animals, surroundings);
  const nameOf = (id: string) => animals.find(({ animalId }) => animalId === id)?.name ?? id;
  const hasDevices = new Set(rows.map(({ device }) => device)).size > 1;
  const textOf = (record: ScanRecord) => {
    const { mark, more } = wordsOf(record);
    return more === '' ? mark : `${mark} (${more})`;
  };
  if (rows.length === 0) return <Text c="dimmed">{t('record.noScans')}</Text>;
  return (
    <Table.ScrollContainer
      minWidth={SIDE_PX + animals.length * ANIMAL_PX}
      type="native"
      tabIndex={0}
      role="group"
      aria-label={t('record.scans')}
    >
      <Table aria-label={t('record.scans')} verticalSpacing="xs" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('record.scan')}</Table.Th>
            {hasDevices && <Table.Th scope="col">{t('record.device')}</Table.Th>}
            {animals.map(({ animalId, name }) => (
              <Table.Th key={animalId} scope="col">
                {animalId === WHOLE_GROUP ? t('wholeGroup') : name}
              </Table.Th>
            ))}
            <Table.Th scope="col">{t('interaction.list')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ rowId, device, scan, corrections, cells }) => (
            <Table.Tr key={rowId}>
              <Table.Th scope="row" className={classes['scan']}>
                {number(scan.number)} · {time(scan.atUnix)}{' '}
                {corrections > 0 && (
                  <Badge variant="light" color="orange" tt="none">
                    {t('record.corrected', { count: corrections })}
                  </Badge>
                )}
              </Table.Th>
              {hasDevices && <Table.Td>{number(device)}</Table.Td>}
              {animals.map(({ animalId }) => {
                const cell = cells.get(animalId);
                const { colour } = wordsOf(cell?.record);
                return (
                  <Table.Td key={animalId}>
                    <span className={classes['cell']}>
                      {colour !== null && (
                        <span className={classes['dot']} style={{ backgroundColor: colour }} aria-hidden />
                      )}
                      {cell === undefined ? '' : textOf(cell.record)}
                    </span>
                    {cell !== undefined && cell.before.length > 0 && (
                      <s className={classes['before']}>{list(cell.before.map(textOf))}</s>
                    )}
                  </Table.Td>
                );
              })}
              <Table.Td>
                {scan.interactions
                  .map((one) =>
                    t('interaction.one', {
                      ...{ actor: nameOf(one.actorId), receiver: nameOf(one.receiverId) },
                      kind: t(`values.interaction.${one.kind}`),
                    }),
                  )
                  .join(', ')}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
