import { MultiSelect, Select } from '@mantine/core';
import { foundChoices } from './choice-search.ts';

/** A choice among many, found by typing whatever accents and capitals, and by the choices' other names. */
export const SearchSelect = Select.withProps({ searchable: true, filter: foundChoices });

/** Several choices among many, found in the same way. */
export const SearchMultiSelect = MultiSelect.withProps({ searchable: true, filter: foundChoices });
