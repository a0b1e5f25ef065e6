import { Select } from '@mantine/core';

export type Choice = { readonly value: string; readonly label: string };

/** Names shown at a time: of a register of thousands one types some letters. */
const MAX_SHOWN = 200;

/** A filter by one of many names, found by typing; nothing chosen leaves nothing out. */
export function ChoiceFilter({
  label,
  all = label,
  choices,
  value,
  nothingFound,
  width = 200,
  onChange,
}: {
  readonly label: string;
  /** stands where nothing is chosen: "all sectors" */
  readonly all?: string;
  readonly choices: readonly Choice[];
  readonly value: string | null;
  /** said where no name has the letters typed */
  readonly nothingFound: string;
  /** in pixels */
  readonly width?: number;
  readonly onChange: (value: string | null) => void;
}) {
  return (
    <Select
      aria-label={label}
      placeholder={all}
      w={width}
      clearable
      searchable
      limit={MAX_SHOWN}
      nothingFoundMessage={nothingFound}
      data={[...choices]}
      value={value}
      onChange={onChange}
    />
  );
}
