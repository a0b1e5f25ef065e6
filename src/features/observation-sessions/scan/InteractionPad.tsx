import { Button, CloseButton, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { INTERACTION_KINDS, type InteractionKind } from '#domain/analysis/interaction-kind.ts';
import type { OpenScan } from '#domain/observation-sessions/scan-recorder.ts';
import type { ShownCategory } from '../parts/behaviour-words.ts';
import type { ObservedAnimal } from '../parts/useSessionAnimals.ts';
import type { Act } from '../recorder/recorder-act.ts';

/** The interactions of a scan: the kind first, then one tap on the animal that receives it. */
export function InteractionPad({
  actorId,
  open: { interactions },
  animals,
  categories,
  act,
}: {
  readonly actorId: string;
  readonly open: OpenScan;
  readonly animals: readonly ObservedAnimal[];
  readonly categories: readonly ShownCategory[];
  readonly act: Act;
}) {
  const { t } = useTranslation('sessions');
  const [kind, setKind] = useState<InteractionKind>('affiliative');
  const [code, setCode] = useState<string | null>(null);
  const nameOf = (id: string) => animals.find(({ animalId }) => animalId === id)?.name ?? id;
  return (
    <Stack gap="sm">
      <SegmentedControl
        fullWidth
        aria-label={t('interaction.kind')}
        data={INTERACTION_KINDS.map((value) => ({ value, label: t(`values.interaction.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Select
        label={t('interaction.behaviour')}
        data={categories.map(({ name, behaviours }) => ({
          group: name,
          items: behaviours.map((one) => ({ value: one.code, label: one.name })),
        }))}
        value={code}
        clearable
        onChange={setCode}
      />
      <div role="group" aria-label={t('interaction.receiver', { name: nameOf(actorId) })}>
        <Text fz="sm" c="dimmed" mb={4}>
          {t('interaction.receiver', { name: nameOf(actorId) })}
        </Text>
        <Group gap="xs">
          {animals
            .filter(({ animalId }) => animalId !== actorId)
            .map(({ animalId, name }) => (
              <Button
                key={animalId}
                variant="default"
                mih={44}
                onClick={() => act({ type: 'interaction', actorId, receiverId: animalId, kind, code })}
              >
                {name}
              </Button>
            ))}
        </Group>
      </div>
      {interactions.length > 0 && (
        <ul aria-label={t('interaction.list')}>
          {interactions.map((one, index) => {
            const text = t('interaction.one', {
              ...{ actor: nameOf(one.actorId), receiver: nameOf(one.receiverId) },
              kind: t(`values.interaction.${one.kind}`),
            });
            return (
              // oxlint-disable-next-line react/no-array-index-key -- an interaction has no id, and its place names it
              <li key={index}>
                <Group gap="xs">
                  <Text>{text}</Text>
                  <CloseButton
                    size={44}
                    aria-label={t('interaction.remove', { text })}
                    onClick={() => act({ type: 'removeInteraction', index })}
                  />
                </Group>
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}
