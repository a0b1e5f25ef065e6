import { tabAddress } from '#kit/page/tab-address.ts';

/** The tabs of an enclosure. A tab drops the parameters of another one. */
export const ENCLOSURE_TABS = tabAddress(['dashboard', 'tools', 'animals', 'enrichment', 'environment', 'about'], {
  keeps: ['id'],
});

/** Returns the address of a tab of the enclosure that an address names. */
export const addressOfTab = ENCLOSURE_TABS.addressOf;

/** The tools on the tab of tools. */
export const ENCLOSURE_TOOLS = tabAddress(['tasks', 'observation', 'zones', 'environment', 'information'], {
  parameter: 'tool',
  keeps: ['id', 'tab'],
});
type Tool = (typeof ENCLOSURE_TOOLS.tabs)[number];

/** Returns the address of a tool of the enclosure that an address names. */
export function addressOfTool(tool: Tool, parameters: URLSearchParams): string {
  return ENCLOSURE_TOOLS.addressOf(tool, new URLSearchParams(addressOfTab('tools', parameters)));
}
