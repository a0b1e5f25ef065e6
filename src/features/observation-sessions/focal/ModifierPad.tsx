import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownBehaviour } from '../parts/behaviour-words.ts';

/**
 * The modifiers of a behaviour, one tap each; the last one records. A modifier that is left open is left out. The values
 * are written as 'modifierId:valueId'.
 */
export function ModifierPad({
  behaviour,
  onDone,
  onCancel,
}: {
  readonly behaviour: ShownBehaviour;
  readonly onDone: (modifiers: readonly string[]) => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation(['sessions', 'words']);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { modifiers } = behaviour;
  const written = (values: Readonly<Record<string, string>>) =>
    modifiers.flatMap(({ modifierId }) =>
      values[modifierId] === undefined ? [] : `${modifierId}:${values[modifierId]}`,
    );
  const choose = (modifierId: string, valueId: string) => {
    const next = { ...chosen, [modifierId]: valueId };
    setChosen(next);
    if (modifiers.every((one) => next[one.modifierId] !== undefined)) onDone(written(next));
  };
  return (
    <Stack gap="sm">
      <Title order={4}>{behaviour.name}</Title>
      {modifiers.map(({ modifierId, name, values }) => (
        <div key={modifierId} role="group" aria-label={name}>
          <Text fz="sm" c="dimmed" mb={4}>
            {name}
          </Text>
          <Group gap="xs">
            {values.map(({ valueId, name: value }) => (
              <Button
                key={valueId}
                variant={chosen[modifierId] === valueId ? 'filled' : 'default'}
                aria-pressed={chosen[modifierId] === valueId}
                mih={48}
                onClick={() => choose(modifierId, valueId)}
              >
                {value}
              </Button>
            ))}
          </Group>
        </div>
      ))}
      <Group gap="xs">
        <Button variant="light" mih={44} onClick={() => onDone(written(chosen))}>
          {t('focal.withoutModifier')}
        </Button>
        <Button variant="default" mih={44} onClick={onCancel}>
          {t('words:cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
