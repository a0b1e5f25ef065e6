import { Button, Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { IconCheck, IconEyeOff, IconX } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOT_VISIBLE } from '#domain/ethograms/ethogram.ts';
import { type OpenScan, WHOLE_GROUP } from '#domain/observation-sessions/scan-recorder.ts';
import { useLatest } from '#ui/table/useLatest.ts';
import type { ShownCategory } from '../parts/behaviour-words.ts';
import type { ObservedAnimal } from '../parts/useSessionAnimals.ts';
import { BehaviourButton } from '../recorder/BehaviourButton.tsx';
import type { Act } from '../recorder/recorder-act.ts';
import classes from '../recorder/recorder.module.css';
import { useRecorderKeys } from '../recorder/useRecorderKeys.ts';
import { AnimalCard } from './AnimalCard.tsx';
import { InteractionPad } from './InteractionPad.tsx';
import { NeighbourPad } from './NeighbourPad.tsx';
import { animalBeside, nextAnimal } from './next-animal.ts';
import { NOWHERE } from './place-on-plan.ts';
import { PlacePicker } from './PlacePicker.tsx';
import type { ScanSurroundings } from './scan-surroundings.ts';
import { useCardWords } from './useCardWords.ts';

/** The sides of an animal that a scan records, in the order of their buttons. */
const ASPECTS = ['behaviour', 'place', 'near', 'interaction'] as const;
type Aspect = (typeof ASPECTS)[number];

/**
 * A scan that is being recorded, or corrected: the animals as cards, and beside them the buttons for the chosen one. A
 * behaviour leads to the next animal, by way of its place where places are recorded.
 */
export function OpenScanBoard({
  open,
  animals,
  categories,
  surroundings,
  isExpert,
  act,
}: {
  readonly open: OpenScan;
  readonly animals: readonly ObservedAnimal[];
  readonly categories: readonly ShownCategory[];
  /** null where places are not recorded */
  readonly surroundings: ScanSurroundings | null;
  readonly isExpert: boolean;
  readonly act: Act;
}) {
  const { t } = useTranslation(['sessions', 'words']);
  const { records } = open;
  const [chosenId, setChosenId] = useState(records[0]?.animalId ?? '');
  const [aspect, setAspect] = useState<Aspect>('behaviour');
  /** the chosen animal has its behaviour, and is asked for its place */
  const [isPlaceAsked, setIsPlaceAsked] = useState(false);
  const isGroup = records.some(({ animalId }) => animalId === WHOLE_GROUP);
  const wordsOf = useCardWords(categories, animals, surroundings);
  const chosen = records.find(({ animalId }) => animalId === chosenId) ?? records[0];
  const choose = useCallback((animalId: string) => {
    setChosenId(animalId);
    setAspect('behaviour');
    setIsPlaceAsked(false);
  }, []);
  const goOn = (from = chosenId) => choose(nextAnimal(records, from));
  const tap = (animalId: string, code: string) => {
    act({ type: 'tap', animalId, code });
    if (surroundings === null) return goOn(animalId);
    setChosenId(animalId);
    setAspect('place');
    return setIsPlaceAsked(true);
  };
  const press = useLatest((code: string) => tap(chosenId, code));
  const unseen = (type: 'notVisible' | 'notDone', animalId = chosenId) => {
    act({ type, animalId });
    goOn(animalId);
  };
  const behaviours = useMemo(() => categories.flatMap((category) => category.behaviours), [categories]);
  useRecorderKeys((key) => {
    if (key === 'ArrowRight' || key === 'ArrowDown') choose(animalBeside(records, chosenId, 1));
    else if (key === 'ArrowLeft' || key === 'ArrowUp') choose(animalBeside(records, chosenId, -1));
    else if (key === 'Enter') act({ type: 'closeScan' });
    else {
      const found = behaviours.find((behaviour) => behaviour.key === key.toLowerCase());
      if (key !== '0' && found === undefined) return false;
      // Typing on leaves a place out: the key is the next animal's, and nobody's where no animal is left.
      const animalId = isPlaceAsked ? nextAnimal(records, chosenId) : chosenId;
      if (isPlaceAsked && animalId === chosenId) return true;
      if (found === undefined) unseen('notVisible', animalId);
      else tap(animalId, found.code);
    }
    return true;
  }, isExpert);
  const left = records.filter(({ sighting }) => sighting === 'not_done').length;
  const aspects = ASPECTS.filter(
    (one) => one === 'behaviour' || (one === 'place' ? surroundings !== null : !isGroup && records.length > 1),
  );
  if (chosen === undefined) return null;
  const nameOf = (animalId: string) => animals.find((animal) => animal.animalId === animalId)?.name ?? animalId;
  return (
    <div className={classes['board']}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {t(open.isCorrection ? 'scan.correcting' : 'scan.open', { number: open.number })}
          </Title>
          <Text fz="sm" role="status">
            {left === 0 ? t('scan.allDone') : t('scan.left', { count: left })}
          </Text>
        </Group>
        <ul className={classes['cards']} aria-label={t('words:animals')}>
          {animals.map(({ animalId, name, photoUrl, sex }) => (
            <li key={animalId}>
              <AnimalCard
                {...{ animalId, name, photoUrl, sex }}
                {...wordsOf(records.find((record) => record.animalId === animalId))}
                isChosen={animalId === chosenId}
                onChoose={choose}
              />
            </li>
          ))}
        </ul>
        <Group gap="xs">
          <Button
            size="md"
            mih={48}
            leftSection={<IconCheck size={20} aria-hidden />}
            onClick={() => act({ type: 'closeScan' })}
          >
            {t(open.isCorrection ? 'scan.closeCorrection' : 'scan.close')}
          </Button>
          <Button
            variant="default"
            mih={48}
            leftSection={<IconX size={18} aria-hidden />}
            onClick={() => act({ type: 'dropScan' })}
          >
            {t(open.isCorrection ? 'scan.dropCorrection' : 'scan.drop')}
          </Button>
        </Group>
      </Stack>
      <Paper
        component="section"
        withBorder
        p="sm"
        className={classes['pad'] ?? ''}
        aria-label={t('scan.padOf', { name: nameOf(chosenId) })}
      >
        <Stack gap="sm">
          <Title order={3} size="h4">
            {nameOf(chosenId)}
          </Title>
          {aspects.length > 1 && (
            <SegmentedControl
              fullWidth
              aria-label={t('scan.aspects')}
              data={aspects.map((value) => ({ value, label: t(`values.aspect.${value}`) }))}
              value={aspect}
              onChange={(next) => {
                setAspect(next);
                setIsPlaceAsked(false);
              }}
            />
          )}
          {aspect === 'behaviour' && (
            <>
              {categories.map(({ categoryId, name, behaviours: some }) => (
                <section key={categoryId} aria-label={name}>
                  <Text fz="sm" c="dimmed" mb={4}>
                    {name}
                  </Text>
                  <div className={classes['keys']} data-dense={isExpert || undefined}>
                    {some.map((behaviour) => (
                      <BehaviourButton
                        key={behaviour.code}
                        code={behaviour.code}
                        name={behaviour.name}
                        colour={behaviour.colour}
                        keyName={isExpert ? behaviour.key : ''}
                        isOn={chosen.sighting === 'seen' && chosen.code === behaviour.code}
                        onPress={press}
                      />
                    ))}
                  </div>
                </section>
              ))}
              <Group gap="xs" grow>
                <Button
                  variant={chosen.sighting === 'not_visible' ? 'filled' : 'default'}
                  color="gray"
                  aria-pressed={chosen.sighting === 'not_visible'}
                  aria-keyshortcuts={isExpert ? '0' : undefined}
                  mih={56}
                  leftSection={<IconEyeOff size={20} aria-hidden />}
                  data-code={NOT_VISIBLE}
                  onClick={() => unseen('notVisible')}
                >
                  {t('values.sighting.not_visible')}
                </Button>
                <Button variant="subtle" color="gray" mih={56} onClick={() => unseen('notDone')}>
                  {t('values.sighting.not_done')}
                </Button>
              </Group>
            </>
          )}
          {aspect === 'place' && surroundings !== null && (
            <>
              <PlacePicker
                areas={surroundings.areas}
                zones={surroundings.zones}
                place={chosen}
                onPlace={(place) => {
                  act({ type: 'place', animalId: chosenId, place });
                  goOn();
                }}
              />
              <Group gap="xs">
                <Button variant="subtle" mih={44} onClick={() => goOn()}>
                  {t('place.without')}
                </Button>
                {chosen.zoneId !== null && (
                  <Button
                    variant="subtle"
                    color="gray"
                    mih={44}
                    onClick={() => act({ type: 'place', animalId: chosenId, place: NOWHERE })}
                  >
                    {t('place.clear')}
                  </Button>
                )}
              </Group>
            </>
          )}
          {aspect === 'near' && <NeighbourPad record={chosen} animals={animals} act={act} />}
          {aspect === 'interaction' && (
            <InteractionPad actorId={chosenId} open={open} animals={animals} categories={categories} act={act} />
          )}
        </Stack>
      </Paper>
    </div>
  );
}
