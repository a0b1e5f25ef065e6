export const ANIMAL_TABS = ['info', 'health', 'gallery', 'social', 'statistics'] as const;
export type Tab = (typeof ANIMAL_TABS)[number];

/** Returns the tab an address names; the first one when it names none. */
export function tabOf(parameters: URLSearchParams): Tab {
  return ANIMAL_TABS.find((tab) => tab === parameters.get('tab')) ?? 'info';
}

/** Returns the address of a tab; the first one is not named. Other parameters stay. */
export function addressOfTab(tab: Tab, parameters: URLSearchParams): string {
  const next = new URLSearchParams(parameters);
  if (tab === 'info') next.delete('tab');
  else next.set('tab', tab);
  return `?${next.toString()}`;
}
