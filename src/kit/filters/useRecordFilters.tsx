import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ZONE } from '#domain/time/epoch.ts';
import { isMinute, startOf, type TypedPeriod } from '#domain/time/typed-period.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { type AddressFilters, useAddressFilters } from '#ui/filters/useAddressFilters.ts';
import { FilterControl, type ShownFilter } from './FilterControl.tsx';
import type { Filters, FilterSet, ValuesOf } from './filter-set.ts';
import type { WordsOf } from './filter-words.ts';
import { useFilterMemory } from './useFilterMemory.ts';

/** One filter on the screen: its control, and what it says where it is set. */
export type BoundFilter = {
  readonly name: string;
  readonly label: string;
  readonly isMore: boolean;
  readonly control: ReactNode;
  /** how many choices are set; 0 where it leaves nothing out */
  readonly set: number;
  /** the value in words; '' where there is nothing to tell */
  readonly valueText: string;
  readonly remove: () => void;
};

/** A way to arrange the list, as the menu of the view offers it. */
export type BoundArrangement = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The filters of a list on the screen. */
export type RecordFilters<Values = unknown> = AddressFilters<Values> & {
  /** all but the search and the arrangements, in the order of their words */
  readonly bound: readonly BoundFilter[];
  readonly arrangements: readonly BoundArrangement[];
  /** the search field; null where the list has none */
  readonly search: {
    readonly label: string;
    readonly value: string;
    readonly delayMs?: number;
    readonly onSearch: (text: string) => void;
  } | null;
  /** what the list leaves out, in words, for its file */
  readonly facts: readonly ExportFact[];
};

type WordsOfSet<Set> = { readonly [Name in keyof Set]: WordsOf<Set[Name]> };

/**
 * Binds the declared filters of a list to the address of the page and to their controls, which stand in the order of
 * `words`. Controls, chips, clearing and the words for the file all follow from the declaration. `words` is a function
 * where the words of one filter depend on the value of another.
 */
export function useRecordFilters<Row, const Set extends Filters<Row>>(
  set: FilterSet<Row, Set>,
  words: WordsOfSet<Set> | ((values: ValuesOf<Set>) => WordsOfSet<Set>),
): RecordFilters<ValuesOf<Set>> {
  const state = useAddressFilters(set, useFilterMemory(set));
  const texts = useValueTexts();
  const values = state.filters as Readonly<Record<string, unknown>>;
  const changeOne = (name: string, value: unknown) => state.change({ [name]: value } as Partial<ValuesOf<Set>>);
  const wording = typeof words === 'function' ? words(state.filters) : words;
  const shown = Object.entries(wording).map(
    ([name, said]) =>
      ({
        ...set.filters[name],
        ...(said as object),
        value: values[name],
        onChange: (v: unknown) => changeOne(name, v),
      }) as ShownFilter,
  );
  const names = Object.keys(wording);
  const searchAt = shown.findIndex(({ kind }) => kind === 'words');
  const search = shown[searchAt];
  return {
    ...state,
    search:
      search?.kind !== 'words'
        ? null
        : {
            label: search.label,
            value: search.value,
            onSearch: search.onChange,
            ...(search.delayMs === undefined ? {} : { delayMs: search.delayMs }),
          },
    bound: shown.flatMap((filter, at) => {
      const name = names[at] ?? '';
      if (at === searchAt || filter.kind === 'arrangement') return [];
      return {
        name,
        label: filter.label,
        isMore: filter.isMore === true,
        control: filter.isHidden === true ? null : <FilterControl key={name} filter={filter} />,
        set: countSet(filter),
        valueText: texts.inOne(filter),
        remove: () => changeOne(name, set.filters[name]?.none),
      };
    }),
    arrangements: shown.flatMap((filter, at) =>
      filter.kind !== 'arrangement'
        ? []
        : {
            name: names[at] ?? '',
            label: filter.label,
            options: filter.values.map((value) => ({ value, label: filter.nameOf(value) })),
            value: filter.value,
            onChange: filter.onChange,
          },
    ),
    facts: shown.flatMap((filter) => texts.facts(filter)),
  };
}

/** Returns how many choices of a filter are set. */
function countSet(filter: ShownFilter): number {
  switch (filter.kind) {
    case 'several':
      return filter.value.length;
    case 'period':
      return Number(filter.value.from !== '' || filter.value.until !== '');
    case 'custom':
      return Number(filter.isSet?.(filter.value) ?? filter.valueText(filter.value) !== '');
    default:
      return Number(filter.value !== filter.none);
  }
}

/** Returns the functions that put the values of filters into words: as one text, or as lines of a file. */
function useValueTexts() {
  const { t } = useTranslation(['lists', 'words']);
  const { list, day, dateTime } = useFormat();
  const boundName = (bound: string) => {
    const instant = startOf(bound, ZONE);
    if (instant === null) return '';
    return isMinute(bound) ? dateTime(instant) : day(instant);
  };
  const ends = (typed: TypedPeriod) => [boundName(typed.from), boundName(typed.until)] as const;
  const inOne = (filter: ShownFilter): string => {
    switch (filter.kind) {
      case 'words':
        return filter.valueText?.(filter.value) ?? filter.value;
      case 'choice':
        if (filter.valueText !== undefined) return filter.valueText(filter.value);
        return filter.choices.find(({ value }) => value === filter.value)?.label ?? '';
      case 'optional':
        if (filter.valueText !== undefined) return filter.valueText(filter.value);
        return filter.value === null ? '' : filter.nameOf(filter.value);
      case 'value':
        return filter.valueText?.(filter.value) ?? filter.nameOf(filter.value);
      case 'flag':
        return filter.valueText?.(filter.value) ?? (filter.value ? t('words:yes') : '');
      case 'several':
        return filter.valueText?.(filter.value) ?? list(filter.value.map((one) => filter.nameOf(one)));
      case 'period':
        return filter.valueText?.(filter.value) ?? ends(filter.value).filter(Boolean).join(' – ');
      case 'custom':
        return filter.valueText(filter.value);
      case 'arrangement':
        return '';
    }
  };
  const facts = (filter: ShownFilter): readonly ExportFact[] => {
    const lines =
      filter.kind === 'period' && filter.valueText === undefined
        ? ends(filter.value).map((value, at) => ({ label: at === 0 ? filter.texts.from : filter.texts.until, value }))
        : [{ label: filter.label, value: inOne(filter) }];
    return lines.filter(({ value }) => value !== '');
  };
  return { inOne, facts };
}
