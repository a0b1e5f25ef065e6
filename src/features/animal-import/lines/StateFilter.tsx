import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { LineState } from './import-line.ts';

/** The number of lines in each state; a pressed one shows these alone. */
export function StateFilter({
  order,
  counts,
  chosen,
  onChoose,
}: {
  readonly order: readonly LineState[];
  readonly counts: Readonly<Record<LineState, number>>;
  readonly chosen: LineState | null;
  readonly onChoose: (state: LineState | null) => void;
}) {
  const { t } = useTranslation('animal-import');
  const { number } = useFormat();
  const all = order.reduce((sum, state) => sum + counts[state], 0);
  return (
    <Group gap="xs" role="group" aria-label={t('line.filter')}>
      <Button
        size="md"
        variant={chosen === null ? 'filled' : 'default'}
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
      >
        {t('line.all', { number: number(all) })}
      </Button>
      {order.map(
        (state) =>
          counts[state] > 0 && (
            <Button
              key={state}
              size="md"
              variant={chosen === state ? 'filled' : 'default'}
              aria-pressed={chosen === state}
              onClick={() => onChoose(chosen === state ? null : state)}
            >
              {t('line.stateCount', { state: t(`values.state.${state}`), number: number(counts[state]) })}
            </Button>
          ),
      )}
    </Group>
  );
}
