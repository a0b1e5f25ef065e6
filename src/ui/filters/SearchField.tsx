import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

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
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address or a "clear filters" changed it from outside.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const tell = useDebouncedCallback((text: string) => {
    setKnown(text);
    onSearch(text);
  }, delayMs);
  const change = (text: string) => {
    setTyped(text);
    tell(text);
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      {...(placeholder === undefined ? {} : { placeholder })}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed === '' ? null : <CloseButton aria-label={clearLabel} size={40} onClick={() => change('')} />}
      flex="1 1 14rem"
      maw={420}
    />
  );
}
