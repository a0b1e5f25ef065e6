/** Returns the address of an establishment's page, on the tab of its accounts if asked. */
export function zooDetailsHref(zooId: string, tab?: 'accounts'): string {
  const query = new URLSearchParams({ id: zooId, ...(tab === undefined ? {} : { tab }) });
  return `/ZooDetails?${query}`;
}
