import { Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FocalObservation } from '#domain/observation-sessions/focal-timeline.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { clockText } from '../recorder/clock-text.ts';
import classes from '../recorder/recorder.module.css';
import { useSeconds } from '../recorder/useSeconds.ts';

const MINUTE_MS = 60_000;

/** The time that an animal has been observed for, without the pauses, beside the planned one. */
export function FocalClock({
  observation,
  asOf,
  plannedMinutes,
}: {
  readonly observation: FocalObservation;
  /** the instant up to which the observation was computed */
  readonly asOf: number;
  readonly plannedMinutes: number;
}) {
  const { t } = useTranslation('sessions');
  const { number } = useFormat();
  const now = useSeconds(!observation.isPaused);
  const observed = observation.observedMs + (observation.isPaused ? 0 : Math.max(0, now - asOf));
  return (
    <Stack gap={2} miw={140}>
      <Text className={classes['clock'] ?? ''} role="timer">
        {clockText(observed)}
      </Text>
      <Text fz="sm">
        {observation.isPaused ? t('focal.paused') : t('focal.planned', { minutes: number(plannedMinutes) })}
      </Text>
      <Progress
        aria-label={t('focal.planned', { minutes: number(plannedMinutes) })}
        value={Math.min(100, (100 * observed) / (plannedMinutes * MINUTE_MS))}
        size="sm"
      />
    </Stack>
  );
}

/** The time for which a state has lasted. */
export function StateClock({
  durationMs,
  asOf,
  isPaused,
}: {
  readonly durationMs: number;
  readonly asOf: number;
  readonly isPaused: boolean;
}) {
  const now = useSeconds(!isPaused);
  return <span>{clockText(durationMs + (isPaused ? 0 : Math.max(0, now - asOf)))}</span>;
}
