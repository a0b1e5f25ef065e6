export const TABS = ['profile', 'password', 'apps', 'terms'] as const;
export type Tab = (typeof TABS)[number];

/** Returns the tab of an address; the first one when the address names none, or an unknown one. */
export function tabOf(parameters: URLSearchParams): Tab {
  return TABS.find((tab) => tab === parameters.get('tab')) ?? 'profile';
}
