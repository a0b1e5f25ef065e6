import { ActionIcon, Group, Progress, Stack, Text } from '@mantine/core';
import { IconBell, IconBellOff, IconDeviceMobile, IconDeviceMobileVibration } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '#lib/clock.ts';
import { clockText } from '../recorder/clock-text.ts';
import { giveSignal } from '../recorder/give-signal.ts';
import classes from '../recorder/recorder.module.css';
import { readSignals, type Signals, storeSignals } from '../recorder/signal-choice.ts';
import { useSeconds } from '../recorder/useSeconds.ts';

const MINUTE_MS = 60_000;

/** The time to the next scan, as a clock and as a bar; it tells by sound or vibration, as chosen, that the scan is due. */
export function ScanTimer({
  dueAt,
  intervalMinutes,
}: {
  /** null before the first scan */
  readonly dueAt: number | null;
  readonly intervalMinutes: number;
}) {
  const { t } = useTranslation('sessions');
  const [signals, setSignals] = useState(readSignals);
  const choose = (next: Signals) => {
    setSignals(next);
    storeSignals(next);
    // The browser allows sound after a press, and the person hears what was chosen.
    giveSignal({
      hasSound: next.hasSound && !signals.hasSound,
      hasVibration: next.hasVibration && !signals.hasVibration,
    });
  };
  const tell = useEffectEvent(() => giveSignal(signals));
  useEffect(() => {
    const left = dueAt === null ? 0 : dueAt - nowMs();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => tell(), left);
    return () => clearTimeout(timer);
  }, [dueAt]);
  return (
    <Group gap="sm" wrap="nowrap">
      {dueAt !== null && <TimeLeft dueAt={dueAt} intervalMs={intervalMinutes * MINUTE_MS} />}
      <ActionIcon
        variant={signals.hasSound ? 'light' : 'subtle'}
        color="gray"
        size={44}
        aria-label={t('timer.sound')}
        aria-pressed={signals.hasSound}
        title={t('timer.sound')}
        onClick={() => choose({ ...signals, hasSound: !signals.hasSound })}
      >
        {signals.hasSound ? <IconBell size={20} aria-hidden /> : <IconBellOff size={20} aria-hidden />}
      </ActionIcon>
      {'vibrate' in navigator && (
        <ActionIcon
          variant={signals.hasVibration ? 'light' : 'subtle'}
          color="gray"
          size={44}
          aria-label={t('timer.vibration')}
          aria-pressed={signals.hasVibration}
          title={t('timer.vibration')}
          onClick={() => choose({ ...signals, hasVibration: !signals.hasVibration })}
        >
          {signals.hasVibration ? (
            <IconDeviceMobileVibration size={20} aria-hidden />
          ) : (
            <IconDeviceMobile size={20} aria-hidden />
          )}
        </ActionIcon>
      )}
    </Group>
  );
}

function TimeLeft({ dueAt, intervalMs }: { readonly dueAt: number; readonly intervalMs: number }) {
  const { t } = useTranslation('sessions');
  const left = dueAt - useSeconds();
  const isDue = left <= 0;
  return (
    <Stack gap={2} miw={140}>
      <Text fz="sm">{t(isDue ? 'timer.due' : 'timer.next')}</Text>
      <Text className={[classes['clock'], isDue ? classes['due'] : ''].join(' ')} role="timer">
        {clockText(isDue ? -left : left)}
      </Text>
      <Progress
        aria-label={t('timer.next')}
        value={isDue ? 100 : Math.min(100, Math.max(0, 100 - (100 * left) / intervalMs))}
        color={isDue ? 'red' : 'blue'}
        size="sm"
      />
    </Stack>
  );
}
