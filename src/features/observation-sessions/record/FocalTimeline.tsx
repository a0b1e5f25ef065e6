import { Stack, Table, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FocalObservation } from '#domain/observation-sessions/focal-timeline.ts';
import type { SessionRecord } from '#domain/observation-sessions/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { ShownBehaviour, ShownCategory } from '../parts/behaviour-words.ts';
import { useSessionAnimals } from '../parts/useSessionAnimals.ts';
import { clockText } from '../recorder/clock-text.ts';
import { observationsOf } from '#domain/focal-analysis/focal-results.ts';
import classes from './record.module.css';

/** The focal observations of a session: each with its states and points along its time, and the same as a table. */
export function FocalTimeline({
  records,
  animalIds,
  categories,
}: {
  readonly records: readonly SessionRecord[];
  readonly animalIds: readonly string[];
  readonly categories: readonly ShownCategory[];
}) {
  const { t } = useTranslation('sessions');
  const { time } = useFormat();
  const animals = useSessionAnimals(animalIds);
  const observations = useMemo(() => observationsOf(records), [records]);
  const behaviours = useMemo(() => categories.flatMap((one) => one.behaviours), [categories]);
  if (observations.length === 0) return <Text c="dimmed">{t('record.noFocals')}</Text>;
  return (
    <Stack gap="xl">
      {observations.map((observation) => {
        const { animalId, startAtUnix, observedMs } = observation;
        const name = animals.find((animal) => animal.animalId === animalId)?.name ?? animalId;
        const title = t('record.focal', { ...{ name, time: time(startAtUnix) }, duration: clockText(observedMs) });
        return (
          <section key={`${animalId} ${startAtUnix}`} aria-label={title}>
            <Title order={3} size="h5" mb="xs">
              {title}
            </Title>
            <Lanes observation={observation} behaviours={behaviours} label={title} />
            <Events observation={observation} behaviours={behaviours} label={title} />
          </section>
        );
      })}
    </Stack>
  );
}

type Shown = {
  readonly observation: FocalObservation;
  readonly behaviours: readonly ShownBehaviour[];
  readonly label: string;
};

function Lanes({ observation: { startAtUnix, endAtUnix, states, points }, behaviours, label }: Shown) {
  const until = Math.max(endAtUnix ?? 0, ...states.map((one) => one.stopAtUnix), ...points.map((one) => one.atUnix));
  const length = Math.max(1, until - startAtUnix);
  const left = (atUnix: number) => `${(100 * (atUnix - startAtUnix)) / length}%`;
  const seen = behaviours.filter(({ code }) => [...states, ...points].some((one) => one.code === code));
  return (
    <div role="img" aria-label={label}>
      {seen.map(({ code, name, colour }) => (
        <div key={code} className={classes['lane']}>
          <Text fz="sm">{name}</Text>
          <div className={classes['track']}>
            {states
              .filter((state) => state.code === code)
              .map((state) => (
                <span
                  key={state.entryId}
                  className={classes['bar']}
                  style={{
                    ...{ backgroundColor: colour, left: left(state.startAtUnix) },
                    width: `${(100 * (state.stopAtUnix - state.startAtUnix)) / length}%`,
                  }}
                />
              ))}
            {points
              .filter((point) => point.code === code)
              .map((point) => (
                <span
                  key={point.entryId}
                  className={classes['tick']}
                  style={{ backgroundColor: colour, left: left(point.atUnix) }}
                />
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Events({ observation: { startAtUnix, states, points }, behaviours, label }: Shown) {
  const { t } = useTranslation('sessions');
  const { list } = useFormat();
  const events = [
    ...states.map((one) => ({ ...one, atUnix: one.startAtUnix, durationMs: one.durationMs as number | null })),
    ...points.map((one) => ({ ...one, durationMs: null, isOpen: false })),
  ].toSorted((one, other) => one.atUnix - other.atUnix);
  const nameOf = (code: string) => behaviours.find((one) => one.code === code)?.name ?? code;
  const modifiersOf = (code: string, modifiers: readonly string[]) => {
    const known = behaviours.find((one) => one.code === code)?.modifiers ?? [];
    return list(
      modifiers.map((chosen) => {
        const [modifierId, valueId] = chosen.split(':');
        const modifier = known.find((one) => one.modifierId === modifierId);
        return modifier?.values.find((value) => value.valueId === valueId)?.name ?? chosen;
      }),
    );
  };
  return (
    <Table.ScrollContainer minWidth={480} type="native" tabIndex={0} role="group" aria-label={label} mt="sm">
      <Table aria-label={label} verticalSpacing={4} style={{ fontVariantNumeric: 'tabular-nums' }}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('record.at')}</Table.Th>
            <Table.Th scope="col">{t('values.aspect.behaviour')}</Table.Th>
            <Table.Th scope="col">{t('record.modifiers')}</Table.Th>
            <Table.Th scope="col" ta="end">
              {t('result.duration')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {events.map(({ entryId, code, modifiers, atUnix, durationMs }) => (
            <Table.Tr key={entryId}>
              <Table.Td>{clockText(atUnix - startAtUnix)}</Table.Td>
              <Table.Td>{nameOf(code)}</Table.Td>
              <Table.Td>{modifiersOf(code, modifiers)}</Table.Td>
              <Table.Td ta="end">{durationMs === null ? '' : clockText(durationMs)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
