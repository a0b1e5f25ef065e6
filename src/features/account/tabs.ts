export const TABS = ['profile', 'password', 'apps', 'terms'] as const;
export type Tab = (typeof TABS)[number];

/** Returns the tab an address names; the first one when it names none, or none that there is. */
export function tabOf(parameters: URLSearchParams): Tab {
  return TABS.find((tab) => tab === parameters.get('tab')) ?? 'profile';
}
