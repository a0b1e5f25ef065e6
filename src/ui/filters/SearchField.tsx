import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTypedSearch } from './useTypedSearch.ts';

/** A search box that shows every key at once and tells the list a moment later, so that typing stays smooth. */
export function SearchField({
  label,
  placeholder,
  clearLabel,
  value,
  onSearch,
  delayMs = 150,
}: {
  readonly label: string;
  readonly placeholder?: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly delayMs?: number;
}) {
  const [typed, change] = useTypedSearch({ value, onSearch, delayMs });
  return (
    <TextInput
      type="search"
      aria-label={label}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed === '' ? null : <CloseButton aria-label={clearLabel} size={40} onClick={() => change('')} />}
      flex="1 1 auto"
      // Wide enough for its placeholder in every language; above a list in a narrow panel it keeps its own height.
      miw="min(100%, 19rem)"
      maw={420}
    />
  );
}
