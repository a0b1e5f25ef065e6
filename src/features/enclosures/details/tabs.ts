export const ENCLOSURE_TABS = ['dashboard', 'tools', 'animals', 'enrichment', 'environment', 'about'] as const;
export type Tab = (typeof ENCLOSURE_TABS)[number];

export const TOOLS = ['tasks', 'zones', 'environment', 'information'] as const;
export type Tool = (typeof TOOLS)[number];

/** Returns the tab an address names; the first one when it names none. */
export function tabOf(parameters: URLSearchParams): Tab {
  return ENCLOSURE_TABS.find((tab) => tab === parameters.get('tab')) ?? 'dashboard';
}

/** Returns the tool an address names; the first one when it names none. */
export function toolOf(parameters: URLSearchParams): Tool {
  return TOOLS.find((tool) => tool === parameters.get('tool')) ?? 'tasks';
}

/** Returns the address of a tab; the first one is not named. What belongs to another tab goes. */
export function addressOfTab(tab: Tab, parameters: URLSearchParams): string {
  const next = new URLSearchParams();
  const id = parameters.get('id');
  if (id !== null) next.set('id', id);
  if (tab !== 'dashboard') next.set('tab', tab);
  return `?${next.toString()}`;
}

/** Returns the address of a tool. */
export function addressOfTool(tool: Tool, parameters: URLSearchParams): string {
  const next = new URLSearchParams(addressOfTab('tools', parameters));
  if (tool !== 'tasks') next.set('tool', tool);
  return `?${next.toString()}`;
}
