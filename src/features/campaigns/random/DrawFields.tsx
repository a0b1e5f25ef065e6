import { Button, Group, NumberInput, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconDice5 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { WORKING_HOURS } from '#domain/campaigns/plan.ts';
import { MAX_DRAWN, SLOT_MINUTES } from '#domain/campaigns/sampling-draw.ts';
import { DateField } from '#kit/form/DateField.tsx';
import { newId } from '#lib/new-id.ts';
import { SearchMultiSelect, SearchSelect } from '#ui/fields/SearchSelect.tsx';
import type { Choice } from '#ui/filters/ChoiceFilter.tsx';
import { type DrawChoices, DRAWN_KINDS } from './draw-address.ts';

/** Returns a new seed: short enough to be copied by hand. */
export function newSeed(): string {
  return newId().slice(0, 8);
}

/** The choices of a draw; each change is at once in the address. */
export function DrawFields({
  choices,
  enclosures,
  people,
  onChange,
}: {
  readonly choices: DrawChoices;
  readonly enclosures: readonly Choice[];
  readonly people: readonly Choice[];
  readonly onChange: (difference: Partial<DrawChoices>) => void;
}) {
  const { t } = useTranslation(['random', 'words']);
  const { kind } = choices;
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={t('kind')}
        size="md"
        style={{ alignSelf: 'flex-start' }}
        data={DRAWN_KINDS.map((value) => ({ value, label: t(`values.kind.${value}`) }))}
        value={kind}
        onChange={(chosen) => {
          const next = DRAWN_KINDS.find((one) => one === chosen);
          if (next !== undefined) onChange({ kind: next });
        }}
      />
      <Group gap="md" align="flex-end">
        <NumberInput
          label={t('count')}
          w={120}
          min={1}
          max={MAX_DRAWN}
          allowDecimal={false}
          value={choices.count}
          onChange={(count) => {
            if (typeof count === 'number' && count >= 1) onChange({ count });
          }}
        />
        {kind === 'animals' && (
          <SearchSelect
            label={t('words:enclosure')}
            placeholder={t('words:allEnclosures')}
            w={240}
            clearable
            data={[...enclosures]}
            value={choices.enclosureId || null}
            nothingFoundMessage={t('words:noResult')}
            onChange={(enclosureId) => onChange({ enclosureId: enclosureId ?? '' })}
          />
        )}
        {kind === 'slots' && (
          <>
            <DateField
              name="from"
              label={t('from')}
              value={choices.from}
              error={null}
              onChange={(from) => onChange({ from })}
            />
            <DateField
              name="until"
              label={t('until')}
              value={choices.until}
              error={choices.until < choices.from ? t('words:endBeforeBeginning') : null}
              onChange={(until) => onChange({ until })}
            />
            <SegmentedControl
              aria-label={t('minutes')}
              size="md"
              data={SLOT_MINUTES.map((value) => ({ value: String(value), label: t('length', { count: value }) }))}
              value={String(choices.minutes)}
              onChange={(minutes) => onChange({ minutes: Number(minutes) })}
            />
          </>
        )}
        <SearchMultiSelect
          label={t('observers')}
          w={{ base: '100%', sm: 320 }}
          data={[...people]}
          value={[...choices.observerIds]}
          hidePickedOptions
          clearable
          nothingFoundMessage={t('words:noResult')}
          onChange={(observerIds) => onChange({ observerIds })}
        />
      </Group>
      {kind === 'slots' && (
        <Text fz="sm" c="dimmed">
          {t('slotHours', { from: WORKING_HOURS[0], until: WORKING_HOURS[1] })}
        </Text>
      )}
      <Group gap="md" align="flex-end">
        <TextInput
          label={t('seed')}
          description={t('seedHint')}
          w={{ base: '100%', sm: 360 }}
          value={choices.seed}
          onChange={({ currentTarget }) => onChange({ seed: currentTarget.value })}
        />
        <Button
          variant="light"
          mih={44}
          leftSection={<IconDice5 size={18} aria-hidden />}
          onClick={() => onChange({ seed: newSeed() })}
        >
          {t('again')}
        </Button>
      </Group>
    </Stack>
  );
}
