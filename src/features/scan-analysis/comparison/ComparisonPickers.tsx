import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ZONE } from '#domain/time/epoch.ts';
import { startOf, type TypedPeriod } from '#domain/time/typed-period.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DateField } from '#kit/form/DateField.tsx';
import { SearchMultiSelect } from '#ui/fields/SearchSelect.tsx';
import type { Choice } from '#ui/filters/ChoiceFilter.tsx';
import {
  type ChoiceFault,
  COMPARED_KINDS,
  type ComparedChoice,
  type ComparedKind,
  emptyChoice,
} from './compared-choice.ts';

type Chosen<Kind extends ComparedKind> = Extract<ComparedChoice, { readonly kind: Kind }>;
type Change = { readonly onChoice: (choice: ComparedChoice) => void };

/** The choice of the two sides: a day as the border, two periods, two groups of animals, or two of several campaigns. */
export function ComparisonPickers({
  choice,
  fault,
  animals,
  campaigns,
  days,
  onChoice,
}: Change & {
  readonly choice: ComparedChoice;
  readonly fault: ChoiceFault | null;
  readonly animals: readonly Choice[];
  /** those that are analysed */
  readonly campaigns: readonly Choice[];
  /** local days with an observation, the earliest first: a border in their middle is proposed */
  readonly days: readonly string[];
}) {
  const { t } = useTranslation('analysis-comparison');
  const textOf = (wrong: ChoiceFault) => {
    if (wrong === 'missing') return t(`values.missing.${choice.kind}`);
    return wrong === 'backwards'
      ? t('fault.backwards')
      : t(`values.overlap.${choice.kind === 'border' ? 'periods' : choice.kind}`);
  };
  const kinds = COMPARED_KINDS.filter((kind) => kind !== 'campaigns' || campaigns.length > 1 || choice.kind === kind);
  return (
    <Stack gap="sm">
      <Select
        label={t('kind')}
        w={320}
        maw="100%"
        allowDeselect={false}
        data={kinds.map((value) => ({ value, label: t(`values.kind.${value}`) }))}
        value={choice.kind}
        onChange={(kind) => {
          const [a, b] = campaigns;
          if (kind === 'campaigns') onChoice({ kind, a: a?.value ?? '', b: b?.value ?? '' });
          else if (kind !== null) onChoice(emptyChoice(kind));
        }}
      />
      {choice.kind === 'border' && <BorderField choice={choice} days={days} onChoice={onChoice} />}
      {choice.kind === 'periods' && <PeriodFields choice={choice} onChoice={onChoice} />}
      {choice.kind === 'animals' && <GroupFields choice={choice} animals={animals} onChoice={onChoice} />}
      {choice.kind === 'campaigns' && <CampaignFields choice={choice} campaigns={campaigns} onChoice={onChoice} />}
      {fault !== null && (
        <Text role="status" fz="sm">
          {textOf(fault)}
        </Text>
      )}
    </Stack>
  );
}

function BorderField({
  choice,
  days,
  onChoice,
}: Change & { readonly choice: Chosen<'border'>; readonly days: readonly string[] }) {
  const { t } = useTranslation('analysis-comparison');
  const { date } = useFormat();
  const middle = days.length < 2 ? undefined : days[Math.ceil(days.length / 2)];
  const middleMs = middle === undefined ? null : startOf(middle, ZONE);
  return (
    <Group gap="sm" align="end">
      <DateField
        label={t('border')}
        value={choice.border}
        error={null}
        w={220}
        onChange={(border) => onChoice({ ...choice, border })}
      />
      {middle !== undefined && middleMs !== null && middle !== choice.border && (
        <Button variant="default" mih={44} onClick={() => onChoice({ ...choice, border: middle })}>
          {t('middle', { day: date(middleMs) })}
        </Button>
      )}
    </Group>
  );
}

function PeriodFields({ choice, onChoice }: Change & { readonly choice: Chosen<'periods'> }) {
  const { t } = useTranslation('analysis-comparison');
  const fields = (side: 'a' | 'b') =>
    (['from', 'until'] as const).map((bound: keyof TypedPeriod) => (
      <DateField
        key={`${side} ${bound}`}
        label={t(`values.${bound}.${side}`)}
        value={choice[side][bound]}
        error={null}
        w={170}
        onChange={(day) => onChoice({ ...choice, [side]: { ...choice[side], [bound]: day } })}
      />
    ));
  return (
    <Group gap="xl" align="end">
      <Group gap="sm">{fields('a')}</Group>
      <Group gap="sm">{fields('b')}</Group>
    </Group>
  );
}

function GroupFields({
  choice,
  animals,
  onChoice,
}: Change & { readonly choice: Chosen<'animals'>; readonly animals: readonly Choice[] }) {
  const { t } = useTranslation(['analysis-comparison', 'words']);
  const field = (side: 'a' | 'b', other: readonly string[]) => (
    <SearchMultiSelect
      label={t(`values.group.${side}`)}
      // An animal of one group cannot stand in the other one.
      data={animals.filter(({ value }) => !other.includes(value) || choice[side].includes(value))}
      value={[...choice[side]]}
      clearable
      hidePickedOptions
      w={320}
      maw="100%"
      nothingFoundMessage={t('words:noResult')}
      onChange={(ids) => onChoice({ ...choice, [side]: ids })}
    />
  );
  return (
    <Group gap="md" align="start">
      {field('a', choice.b)}
      {field('b', choice.a)}
    </Group>
  );
}

function CampaignFields({
  choice,
  campaigns,
  onChoice,
}: Change & { readonly choice: Chosen<'campaigns'>; readonly campaigns: readonly Choice[] }) {
  const { t } = useTranslation('analysis-comparison');
  return (
    <Group gap="md" align="start">
      {(['a', 'b'] as const).map((side) => (
        <Select
          key={side}
          label={t(`values.campaign.${side}`)}
          allowDeselect={false}
          data={campaigns.map(({ value, label }) => ({ value, label }))}
          value={choice[side] === '' ? null : choice[side]}
          w={320}
          maw="100%"
          onChange={(id) => onChoice({ ...choice, [side]: id ?? '' })}
        />
      ))}
    </Group>
  );
}
