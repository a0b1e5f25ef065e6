import { Button, Stack, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Observation } from '#domain/campaigns/campaign.ts';
import type { Recorder } from '#domain/observation-sessions/recorder.ts';
import { WHOLE_GROUP } from '#domain/observation-sessions/scan-recorder.ts';
import type { SessionProgress } from '#domain/observation-sessions/session-progress.ts';
import type { ObservationSession, ScanEntry } from '#domain/observation-sessions/session.ts';
import { nowMs } from '#lib/clock.ts';
import { MinuteField } from '#kit/form/MinuteField.tsx';
import type { ShownCategory } from '../parts/behaviour-words.ts';
import { type ObservedAnimal, useSessionAnimals } from '../parts/useSessionAnimals.ts';
import type { Act } from '../recorder/recorder-act.ts';
import { ClosedScans } from './ClosedScans.tsx';
import { OpenScanBoard } from './OpenScanBoard.tsx';
import type { ScanSurroundings } from './scan-surroundings.ts';
import { ScanTimer } from './ScanTimer.tsx';

const GROUP: readonly string[] = [WHOLE_GROUP];

/** Scan sampling: between scans the time to the next one and the last ones; else the scan that is open. */
export function ScanRecorder({
  session,
  observation,
  recorder,
  progress,
  scans,
  dueAt,
  categories,
  surroundings,
  act,
}: {
  readonly session: ObservationSession;
  readonly observation: Observation;
  readonly recorder: Recorder;
  readonly progress: SessionProgress;
  /** the closed scans, corrections made */
  readonly scans: readonly ScanEntry[];
  /** the instant of the next scan; null before the first one */
  readonly dueAt: number | null;
  readonly categories: readonly ShownCategory[];
  readonly surroundings: ScanSurroundings | null;
  readonly act: Act;
}) {
  const { t } = useTranslation('sessions');
  const { isGroupMode, isExpertMode, scanIntervalMinutes } = observation;
  const { open } = recorder;
  const animalIds = isGroupMode ? GROUP : session.animalIds;
  const known = useSessionAnimals(animalIds);
  const group = t('wholeGroup');
  const animals = useMemo<readonly ObservedAnimal[]>(
    () => known.map((animal) => (animal.animalId === WHOLE_GROUP ? { ...animal, name: group } : animal)),
    [known, group],
  );
  const { nextNumber, planned } = progress;
  const [typedAt, setTypedAt] = useState<number | null>(null);
  if (open !== null)
    return (
      <OpenScanBoard
        key={`${open.number} ${open.atUnix}`}
        open={open}
        animals={animals}
        categories={categories}
        surroundings={surroundings}
        isExpert={isExpertMode}
        act={act}
      />
    );
  // A session that is entered afterwards has the times of its paper.
  const paperAt = typedAt ?? dueAt ?? session.startedAtUnix;
  return (
    <Stack gap="lg">
      {session.isDeferred ? (
        <MinuteField
          name="scanAt"
          label={t('scan.paperTime')}
          description={t('scan.paperTimeHint')}
          value={paperAt}
          stored={paperAt}
          max={nowMs()}
          error={null}
          onChange={setTypedAt}
        />
      ) : (
        <ScanTimer dueAt={dueAt} intervalMinutes={scanIntervalMinutes} />
      )}
      {progress.isComplete && <Text>{t('scan.complete')}</Text>}
      <Button
        size="lg"
        mih={64}
        disabled={session.isDeferred && paperAt === 0}
        leftSection={<IconPlayerPlay size={22} aria-hidden />}
        onClick={() => {
          act({ type: 'startScan', number: nextNumber, animalIds }, session.isDeferred ? paperAt : undefined);
          setTypedAt(null);
        }}
      >
        {planned > 0
          ? t('scan.startOf', { number: nextNumber, total: planned })
          : t('scan.start', { number: nextNumber })}
      </Button>
      <ClosedScans scans={scans} act={act} />
    </Stack>
  );
}
