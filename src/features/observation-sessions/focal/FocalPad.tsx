import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconFlag, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FocalObservation } from '#domain/observation-sessions/focal-timeline.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { nowMs } from '#lib/clock.ts';
import { useLatest } from '#ui/table/useLatest.ts';
import type { ShownBehaviour, ShownCategory } from '../parts/behaviour-words.ts';
import { BehaviourButton } from '../recorder/BehaviourButton.tsx';
import type { Act } from '../recorder/recorder-act.ts';
import classes from '../recorder/recorder.module.css';
import { useRecorderKeys } from '../recorder/useRecorderKeys.ts';
import { FocalClock, StateClock } from './FocalClock.tsx';
import { ModifierPad } from './ModifierPad.tsx';

/** The behaviours of one animal under observation: a state starts and stops at a tap, a point is counted. */
export function FocalPad({
  animalId,
  name,
  observation,
  asOf,
  plannedMinutes,
  categories,
  act,
}: {
  readonly animalId: string;
  readonly name: string;
  /** null before it begins */
  readonly observation: FocalObservation | null;
  /** the instant up to which the observation was computed */
  readonly asOf: number;
  readonly plannedMinutes: number;
  readonly categories: readonly ShownCategory[];
  readonly act: Act;
}) {
  const { t } = useTranslation(['sessions', 'words']);
  const { number } = useFormat();
  const [asked, setAsked] = useState<{ readonly behaviour: ShownBehaviour; readonly atUnix: number } | null>(null);
  const isPaused = observation?.isPaused === true;
  const behaviours = categories.flatMap((category) => category.behaviours);
  const runs = (code: string) => observation?.states.find((state) => state.isOpen && state.code === code);
  const press = useLatest((code: string) => {
    const behaviour = behaviours.find((one) => one.code === code);
    if (behaviour === undefined || isPaused) return;
    if (behaviour.type === 'state' && runs(code) !== undefined) act({ type: 'stop', animalId, code });
    else if (behaviour.modifiers.length > 0) setAsked({ behaviour, atUnix: nowMs() });
    else act({ type: behaviour.type === 'state' ? 'start' : 'point', animalId, code, modifiers: [] });
  });
  const pauseOrResume = () => act({ type: isPaused ? 'resume' : 'pause', animalId });
  useRecorderKeys((key) => {
    if (key === 'Backspace') act({ type: 'undo', animalId });
    else if (observation === null) {
      if (key !== 'Enter') return false;
      act({ type: 'begin', animalId });
    } else if (key === ' ') pauseOrResume();
    else {
      const found = behaviours.find((behaviour) => behaviour.key === key.toLowerCase());
      if (found === undefined) return false;
      press(found.code);
    }
    return true;
  });
  if (observation === null)
    return (
      <Stack gap="sm">
        <Title order={3} size="h4">
          {name}
        </Title>
        <Button
          size="lg"
          mih={64}
          leftSection={<IconPlayerPlay size={22} aria-hidden />}
          onClick={() => act({ type: 'begin', animalId })}
        >
          {t('focal.begin')}
        </Button>
        <Text fz="sm" c="dimmed">
          {t('focal.keys')}
        </Text>
      </Stack>
    );
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="start">
        <Title order={3} size="h4">
          {name}
        </Title>
        <FocalClock observation={observation} asOf={asOf} plannedMinutes={plannedMinutes} />
      </Group>
      <Group gap="xs">
        <Button
          variant="default"
          mih={48}
          leftSection={isPaused ? <IconPlayerPlay size={18} aria-hidden /> : <IconPlayerPause size={18} aria-hidden />}
          onClick={pauseOrResume}
        >
          {t(isPaused ? 'focal.resume' : 'focal.pause')}
        </Button>
        <Button
          variant="default"
          mih={48}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => act({ type: 'undo', animalId })}
        >
          {t('words:undo')}
        </Button>
        <Button
          variant="light"
          mih={48}
          leftSection={<IconFlag size={18} aria-hidden />}
          onClick={() => act({ type: 'end', animalId })}
        >
          {t('focal.end')}
        </Button>
      </Group>
      {asked !== null ? (
        <ModifierPad
          key={asked.atUnix}
          behaviour={asked.behaviour}
          onCancel={() => setAsked(null)}
          onDone={(modifiers) => {
            const { code, type } = asked.behaviour;
            // The instant is that of the first tap, whatever time the modifiers took.
            act({ type: type === 'state' ? 'start' : 'point', animalId, code, modifiers }, asked.atUnix);
            setAsked(null);
          }}
        />
      ) : (
        categories.map(({ categoryId, name: category, behaviours: some }) => (
          <section key={categoryId} aria-label={category}>
            <Text fz="sm" c="dimmed" mb={4}>
              {category}
            </Text>
            <div className={classes['keys']} data-paused={isPaused || undefined}>
              {some.map(({ code, name: word, colour, key, type }) => {
                const state = runs(code);
                const points = observation.points.filter((point) => point.code === code).length;
                return (
                  <BehaviourButton
                    key={code}
                    {...{ code, colour, name: word, keyName: key }}
                    isOn={type === 'state' ? state !== undefined : undefined}
                    note={
                      state !== undefined ? (
                        <StateClock durationMs={state.durationMs} asOf={asOf} isPaused={isPaused} />
                      ) : points > 0 ? (
                        t('focal.times', { number: number(points) })
                      ) : undefined
                    }
                    onPress={press}
                  />
                );
              })}
            </div>
          </section>
        ))
      )}
    </Stack>
  );
}
