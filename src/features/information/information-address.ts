/** The address of the list of information, with one of it open. */
export function informationHref(informationId?: string): string {
  const address = new URLSearchParams({ tab: 'information' });
  if (informationId !== undefined) address.set('information', informationId);
  return `/TaskManagementView?${address.toString()}`;
}

/** In the place of an id: the form of a new one. */
export const NEW_INFORMATION = 'new';
