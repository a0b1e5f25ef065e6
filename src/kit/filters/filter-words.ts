import type { ReactNode } from 'react';
import type { TypedPeriod } from '#domain/time/typed-period.ts';
import type { Choice } from '#ui/filters/ChoiceFilter.tsx';
import type { Filter } from './filter-kinds.ts';

/** The words that every filter has. */
type Said<Value> = {
  /** the name of the filter, spoken, in the chip and in the file */
  readonly label: string;
  /** the value in the chip and in the file, '' where there is nothing to tell; absent: as its control says it */
  readonly valueText?: (value: Value) => string;
  /** asked for less often: only among all filters, never in the row */
  readonly isMore?: boolean;
  /** there is nothing to choose between: no control */
  readonly isHidden?: boolean;
};

/** The words of a search field. */
export type WordsWords = Said<string> & {
  /** how long the search waits for the next key, where each costs reads */
  readonly delayMs?: number;
};
/** The words of a filter by one of many things. */
export type ChoiceWords = Said<string | null> & {
  /** stands where nothing is chosen; absent: the label */
  readonly all?: string;
  readonly choices: readonly Choice[];
  /** in pixels */
  readonly width?: number;
};
/** The words of a filter by one of a few values, or none. */
export type OptionalWords<Value extends string> = Said<Value | null> & {
  readonly all?: string;
  readonly nameOf: (value: Value) => string;
  readonly width: number;
};
/** The words of a filter of which one value is always chosen. */
export type ValueWords<Value extends string> = Said<Value> & {
  readonly nameOf: (value: Value) => string;
  readonly width: number;
};
/** The words of a way to arrange the list. */
export type ArrangementWords<Value extends string> = Pick<Said<Value>, 'label'> & {
  readonly nameOf: (value: Value) => string;
};
export type FlagWords = Said<boolean>;
/** The words of a filter by any of a few values. */
export type SeveralWords<Value extends string> = Said<readonly Value[]> & {
  readonly all?: string;
  readonly nameOf: (value: Value) => string;
  /** in pixels, at least */
  readonly width: number;
};
/** The words of a period; `label` names it in the chip, the ends name themselves in the file. */
export type PeriodWords = Said<TypedPeriod> & {
  readonly texts: Readonly<Record<'from' | 'until', string>>;
};
/** A filter with a control of its own. */
export type CustomWords<Value> = Said<Value> & {
  readonly valueText: (value: Value) => string;
  /** whether it counts among the filters that are set; absent: where it tells something */
  readonly isSet?: (value: Value) => boolean;
  readonly control: (value: Value, change: (value: Value) => void) => ReactNode;
};

/** The words of a declared filter, and its choices where the page supplies them. */
export type WordsOf<One> =
  One extends Filter<infer Kind, infer Value, infer _Row>
    ? Kind extends 'words'
      ? WordsWords
      : Kind extends 'choice'
        ? ChoiceWords
        : Kind extends 'optional'
          ? OptionalWords<NonNullable<Value> & string>
          : Kind extends 'value'
            ? ValueWords<Value & string>
            : Kind extends 'arrangement'
              ? ArrangementWords<Value & string>
              : Kind extends 'flag'
                ? FlagWords
                : Kind extends 'several'
                  ? SeveralWords<Value extends readonly (infer Each extends string)[] ? Each : never>
                  : Kind extends 'period'
                    ? PeriodWords
                    : CustomWords<Value>
    : never;
