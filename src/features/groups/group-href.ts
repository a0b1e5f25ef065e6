/** Returns the address of a group's page. */
export function groupHref(groupId: string): string {
  return `/GroupManagementView?id=${encodeURIComponent(groupId)}`;
}
