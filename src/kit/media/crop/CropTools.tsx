import { ActionIcon, Box, Group, SegmentedControl, Slider, Text } from '@mantine/core';
import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Turn } from '#lib/pictures/crop-geometry.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import type { RatioName } from './ratios.ts';

/** Degrees by which a picture is put straight, either way. */
const MOST_DEGREES = 15;

/** The form of the area, quarter turns, and the angle that puts a picture straight. */
export function CropTools({
  ratios,
  ratio,
  onRatio,
  turn,
  onTurn,
}: {
  readonly ratios: readonly RatioName[];
  readonly ratio: RatioName;
  readonly onRatio: (ratio: RatioName) => void;
  readonly turn: Turn;
  readonly onTurn: (turn: Turn) => void;
}) {
  const { t } = useTranslation('crop');
  const { number } = useFormat();
  const angle = useId();
  const spoken = (degrees: number) => t('degrees', { degrees: number(degrees) });
  const turnBy = (quarters: number) => onTurn({ ...turn, quarters: (turn.quarters + quarters + 4) % 4 });
  return (
    <Group gap="md" align="center">
      <SegmentedControl
        aria-label={t('ratio')}
        value={ratio}
        onChange={onRatio}
        data={ratios.map((value) => ({ value, label: value === 'free' ? t('free') : value }))}
      />
      <Group gap={4} wrap="nowrap">
        <Tooltip label={t('turnLeft')}>
          <ActionIcon size={44} variant="default" aria-label={t('turnLeft')} onClick={() => turnBy(-1)}>
            <IconRotate2 size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('turnRight')}>
          <ActionIcon size={44} variant="default" aria-label={t('turnRight')} onClick={() => turnBy(1)}>
            <IconRotateClockwise2 size={20} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <Group gap="sm" wrap="nowrap" flex="1 1 14rem">
        <Text id={angle} fz="sm">
          {t('straighten')}
        </Text>
        <Box flex={1} py="sm">
          <Slider
            value={turn.degrees}
            min={-MOST_DEGREES}
            max={MOST_DEGREES}
            step={0.5}
            label={spoken}
            thumbProps={{ 'aria-labelledby': angle }}
            marks={[{ value: 0 }]}
            thumbSize={24}
            onChange={(degrees) => onTurn({ ...turn, degrees })}
          />
        </Box>
        <Text fz="sm" w="3.5rem" ta="end" className="enclos-number" aria-hidden>
          {spoken(turn.degrees)}
        </Text>
      </Group>
    </Group>
  );
}
