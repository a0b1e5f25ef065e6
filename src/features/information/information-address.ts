/** Returns the address of the list of information, with one of it open. */
export function informationHref(informationId?: string): string {
  const address = new URLSearchParams({ tab: 'information' });
  if (informationId !== undefined) address.set('information', informationId);
  return `/TaskManagementView?${address.toString()}`;
}

/** The id in the address of the form for a new one. */
export const NEW_INFORMATION = 'new';
