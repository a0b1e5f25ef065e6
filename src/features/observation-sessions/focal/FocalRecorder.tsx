import { Paper, Stack, Text } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Observation } from '#domain/campaigns/campaign.ts';
import { focalTimeline, standingFocal } from '#domain/observation-sessions/focal-timeline.ts';
import type { Recorder } from '#domain/observation-sessions/recorder.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import type { ShownCategory } from '../parts/behaviour-words.ts';
import { useSessionAnimals } from '../parts/useSessionAnimals.ts';
import type { Act } from '../recorder/recorder-act.ts';
import classes from '../recorder/recorder.module.css';
import { AnimalCard } from '../scan/AnimalCard.tsx';
import { FocalPad } from './FocalPad.tsx';
import { LastTaps } from './LastTaps.tsx';

/** Focal sampling: the animals, several of which may be observed at once, and the behaviours of the chosen one. */
export function FocalRecorder({
  session,
  observation: { observationMinutes },
  recorder: { entries },
  categories,
  act,
}: {
  readonly session: ObservationSession;
  readonly observation: Observation;
  readonly recorder: Recorder;
  readonly categories: readonly ShownCategory[];
  readonly act: Act;
}) {
  const { t } = useTranslation(['sessions', 'words']);
  const animals = useSessionAnimals(session.animalIds);
  const observations = useMemo(() => focalTimeline(entries), [entries]);
  const standing = useMemo(() => standingFocal(entries), [entries]);
  const running = observations.filter(({ endAtUnix }) => endAtUnix === null);
  const [chosenId, setChosenId] = useState(running[0]?.animalId ?? animals[0]?.animalId ?? '');
  const choose = useCallback((animalId: string) => setChosenId(animalId), []);
  const runningOf = (animalId: string) => running.find((one) => one.animalId === animalId);
  const names = new Map(categories.flatMap(({ behaviours }) => behaviours.map(({ code, name }) => [code, name])));
  const nameOf = (id: string) => animals.find(({ animalId }) => animalId === id)?.name ?? id;
  const markOf = (animalId: string) => {
    const one = runningOf(animalId);
    if (one !== undefined) return t(one.isPaused ? 'focal.paused' : 'focal.running');
    const ended = observations.filter((observation) => observation.animalId === animalId).length;
    return ended === 0 ? t('focal.notYet') : t('focal.ended', { count: ended });
  };
  return (
    <div className={classes['board']}>
      <Stack gap="md">
        <ul className={classes['cards']} aria-label={t('words:animals')}>
          {animals.map(({ animalId, name, photoUrl, sex }) => (
            <li key={animalId}>
              <AnimalCard
                {...{ animalId, name, photoUrl, sex }}
                mark={markOf(animalId)}
                colour={null}
                more=""
                isChosen={animalId === chosenId}
                onChoose={choose}
              />
            </li>
          ))}
        </ul>
        <LastTaps entries={standing} nameOfAnimal={nameOf} nameOfCode={(code) => names.get(code) ?? code} />
        {running.length > 1 && <Text fz="sm">{t('focal.several', { count: running.length })}</Text>}
      </Stack>
      <Paper component="section" withBorder p="sm" className={classes['pad'] ?? ''} aria-label={nameOf(chosenId)}>
        <FocalPad
          key={chosenId}
          animalId={chosenId}
          name={nameOf(chosenId)}
          observation={runningOf(chosenId) ?? null}
          asOf={Math.max(0, ...standing.map(({ atUnix }) => atUnix))}
          plannedMinutes={observationMinutes}
          categories={categories}
          act={act}
        />
      </Paper>
    </div>
  );
}
