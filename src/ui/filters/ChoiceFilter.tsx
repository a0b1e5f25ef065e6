import { useMemo } from 'react';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { groupedChoices } from './grouped-choices.ts';

export type Choice = {
  readonly value: string;
  readonly label: string;
  /** the heading that it stands under, with its neighbours */
  readonly group?: string;
  /** further names by which typing finds it, not shown */
  readonly otherNames?: string;
};

/** The most names shown at a time: for a register of thousands one types some letters. */
const MAX_SHOWN = 200;

/** A filter by one of many names, found by typing; without a choice it filters nothing. */
export function ChoiceFilter({
  label,
  all,
  choices,
  value,
  nothingFound,
  width = 200,
  onChange,
}: {
  readonly label: string;
  /** shown without a choice: "all sectors" */
  readonly all: string;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  /** shown when no name contains the typed letters */
  readonly nothingFound: string;
  /** in pixels */
  readonly width?: number;
  readonly onChange: (value: string | null) => void;
}) {
  const data = useMemo(() => groupedChoices(choices), [choices]);
  return (
    <SearchSelect
      label={label}
      data-set={value === null ? undefined : ''}
      placeholder={all}
      w={width}
      clearable
      limit={MAX_SHOWN}
      nothingFoundMessage={nothingFound}
      data={data}
      value={value}
      onChange={onChange}
    />
  );
}
