import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFilterBar } from '#ui/filters/ListFilterBar.tsx';
import type { AddressFilters } from '#ui/filters/useAddressFilters.ts';

/** The line above a list that is searched by words: the search first, then its other filters, what is left, and how to clear them. */
export function ListFilters<Filters extends { readonly search: string }>({
  label,
  searchLabel,
  ...bar
}: {
  readonly state: AddressFilters<Filters>;
  /** "12 of 340 tasks", announced when it changes */
  readonly summary: string;
  /** spoken name of the filters */
  readonly label: string;
  readonly searchLabel: string;
  /** how long the search waits for the next key, where each costs reads */
  readonly delayMs?: number;
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation(['lists', 'words']);
  const texts = { label, search: searchLabel, clearSearch: t('words:clearSearch'), reset: t('words:clearFilters') };
  return <ListFilterBar {...bar} texts={texts} />;
}
