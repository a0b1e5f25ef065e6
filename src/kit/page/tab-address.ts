/** The tabs of a page: which one an address names, and the address of each. */
export type TabAddress<Tab extends string> = {
  readonly tabs: readonly Tab[];
  /** Returns the tab that an address names; the first one when it names none, or one that is not there. */
  readonly tabOf: (parameters: URLSearchParams) => Tab;
  /** Returns the address of a tab on the same page, `?…`; the first one is not named. */
  readonly addressOf: (tab: Tab, parameters: URLSearchParams) => string;
};

type Options = {
  /** name of the parameter */
  readonly parameter?: string;
  /** the parameters that stay when the tab changes; absent: all of them */
  readonly keeps?: readonly string[];
};

/** Declares the tabs of a page, the first one being shown where the address names none. */
export function tabAddress<const Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  { parameter = 'tab', keeps }: Options = {},
): TabAddress<Tab> {
  const [first] = tabs;
  return {
    tabs,
    tabOf: (parameters) => tabs.find((tab) => tab === parameters.get(parameter)) ?? first,
    addressOf: (tab, parameters) => {
      const stays = ([name]: readonly [string, string]) => keeps === undefined || keeps.includes(name);
      const next = new URLSearchParams([...parameters].filter(stays));
      if (tab === first) next.delete(parameter);
      else next.set(parameter, tab);
      return `?${next.toString()}`;
    },
  };
}
