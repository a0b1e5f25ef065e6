import { ActionIcon, Group, Select, Slider, Stack, Text } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOMENT_KINDS } from '#domain/analysis/places-over-time.ts';
import { useFigures } from './useFigures.ts';
import type { Moments } from './useMoments.ts';

/** The time that a moment stays while all of them are played. */
const MOMENT_MS = 900;
const KINDS = ['whole', ...MOMENT_KINDS] as const;

/** The choice between the whole period and its moments, with a slider through them that also moves by itself. */
export function MomentSteps({ moments }: { readonly moments: Moments }) {
  const { t } = useTranslation('analyses');
  const { all, kind, hasFailed } = moments;
  return (
    <Stack gap="xs">
      <Select
        aria-label={t('moments.label')}
        allowDeselect={false}
        w={220}
        data={KINDS.map((value) => ({ value, label: t(`values.moment.${value}`) }))}
        value={kind}
        onChange={(chosen) => moments.onKind(KINDS.find((one) => one === chosen) ?? kind)}
      />
      {kind !== 'whole' && all === null && (
        <Text fz="sm" role={hasFailed ? 'alert' : 'status'}>
          {t(hasFailed ? 'failedTitle' : 'computing')}
        </Text>
      )}
      {all !== null && all.length > 0 && <Steps key={kind} moments={moments} all={all} />}
    </Stack>
  );
}

function Steps({ moments, all }: { readonly moments: Moments; readonly all: NonNullable<Moments['all']> }) {
  const { t } = useTranslation('analyses');
  const { count } = useFigures();
  const { at, onAt, nameOf } = moments;
  const [isPlaying, setPlaying] = useState(false);
  const last = all.length - 1;
  const moves = isPlaying && at < last;
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setTimeout(() => onAt(at + 1), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [moves, at, onAt]);
  const shown = all[at];
  if (shown === undefined) return null;
  const name = nameOf(shown);
  return (
    <Group gap="md" wrap="nowrap" maw={900}>
      <ActionIcon
        size={44}
        variant="default"
        aria-label={t(moves ? 'moments.pause' : 'moments.play')}
        disabled={last === 0}
        onClick={() => {
          // From the last moment on, the first one comes again.
          if (!moves && at === last) onAt(0);
          setPlaying(!moves);
        }}
      >
        {moves ? <IconPlayerPause size={20} aria-hidden /> : <IconPlayerPlay size={20} aria-hidden />}
      </ActionIcon>
      <Stack gap={4} flex={1} miw={0}>
        <Slider
          thumbLabel={t('moments.moment')}
          thumbValueText={name}
          label={null}
          size="lg"
          thumbSize={26}
          min={0}
          max={last}
          step={1}
          value={at}
          disabled={last === 0}
          onChange={(chosen) => {
            setPlaying(false);
            onAt(chosen);
          }}
        />
        <Text fz="sm" fw={600} aria-live={moves ? 'off' : 'polite'}>
          {t('moments.shown', {
            ...{ moment: name, at: count(at + 1), total: count(all.length) },
            scans: t('scanCount', { count: shown.scans, shown: count(shown.scans) }),
          })}
        </Text>
      </Stack>
    </Group>
  );
}
