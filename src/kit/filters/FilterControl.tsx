import { MultiSelect, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ZONE } from '#domain/time/epoch.ts';
import { endsBeforeItBegins, type TypedPeriod } from '#domain/time/typed-period.ts';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import { OptionalValueFilter } from '#ui/filters/OptionalValueFilter.tsx';
import { ValueFilter } from '#ui/filters/ValueFilter.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import type {
  ArrangementWords,
  ChoiceWords,
  CustomWords,
  FlagWords,
  OptionalWords,
  PeriodWords,
  SeveralWords,
  ValueWords,
  WordsWords,
} from './filter-words.ts';

type Shown<Kind extends string, Value, Words> = Words & {
  readonly kind: Kind;
  readonly none: Value;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};
type Values = { readonly values: readonly string[] };

/** A declared filter with its words, its value, and what changes it. */
export type ShownFilter =
  | Shown<'words', string, WordsWords>
  | Shown<'choice', string | null, ChoiceWords>
  | (Shown<'optional', string | null, OptionalWords<string>> & Values)
  | (Shown<'value', string, ValueWords<string>> & Values)
  | (Shown<'arrangement', string, ArrangementWords<string>> & Values)
  | Shown<'flag', boolean, FlagWords>
  | (Shown<'several', readonly string[], SeveralWords<string>> & Values)
  | Shown<'period', TypedPeriod, PeriodWords>
  | Shown<'custom', unknown, CustomWords<unknown>>;

/** The control of a filter beside the search; nothing for the search itself and for an arrangement, which is in the menu of the view. */
export function FilterControl({ filter }: { readonly filter: ShownFilter }) {
  const { t } = useTranslation(['lists', 'words']);
  switch (filter.kind) {
    case 'words':
    case 'arrangement':
      return null;
    case 'choice':
      return (
        <ChoiceFilter
          label={filter.label}
          all={filter.all ?? t('filters.any')}
          nothingFound={t('words:noResult')}
          choices={filter.choices}
          value={filter.value}
          width={filter.width ?? 200}
          onChange={filter.onChange}
        />
      );
    case 'optional':
      return <OptionalValueFilter {...filter} all={filter.all ?? t('filters.any')} />;
    case 'value':
      return <ValueFilter {...filter} />;
    case 'flag':
      return (
        <Switch
          size="md"
          mih={44}
          styles={{ body: { alignItems: 'center', minHeight: 44 } }}
          label={filter.label}
          checked={filter.value}
          onChange={(event) => filter.onChange(event.currentTarget.checked)}
        />
      );
    case 'several':
      return (
        <MultiSelect
          label={filter.label}
          placeholder={filter.value.length === 0 ? (filter.all ?? t('filters.any')) : ''}
          clearable
          data={filter.values.map((one) => ({ value: one, label: filter.nameOf(one) }))}
          value={[...filter.value]}
          onChange={(chosen) => filter.onChange(filter.values.filter((one) => chosen.includes(one)))}
        />
      );
    case 'period':
      return (
        <PeriodFilter
          from={filter.value.from}
          until={filter.value.until}
          texts={filter.texts}
          error={endsBeforeItBegins(filter.value, ZONE) ? t('words:endBeforeBeginning') : null}
          onChange={(difference) => filter.onChange({ ...filter.value, ...difference })}
        />
      );
    case 'custom':
      return filter.control(filter.value, filter.onChange);
  }
}
