/** The provider's list of ethograms. */
export const ETHOGRAM_LIST_HREF = '/ObsListView';
/** The list of the ethograms that an establishment may use. */
export const READ_ONLY_LIST_HREF = '/obsListViewReadOnly';
/** The address of an official ethogram that is still to be written. */
export const NEW_OFFICIAL_HREF = '/ObsManagementView?id=new';
/** The address of a new ethogram that is reserved for the establishment. */
export const NEW_RESERVED_HREF = '/ObsManagementView?id=new&reserved=1';

/** The address of the editor of an ethogram. */
export function editorHref(ethogramId: string): string {
  return `/ObsManagementView?id=${encodeURIComponent(ethogramId)}`;
}

/** The address of an ethogram as observers see it. */
export function previewHref(ethogramId: string): string {
  return `/ObsPreview?id=${encodeURIComponent(ethogramId)}`;
}

/** The address of a new reserved ethogram that begins as a copy of a published one. */
export function copyHref(ethogramId: string): string {
  return `${NEW_RESERVED_HREF}&copy=${encodeURIComponent(ethogramId)}`;
}

/** The address of the comparison of an ethogram with another one. */
export function comparisonHref(ethogramId: string): string {
  return `/ObsComparisonView?one=${encodeURIComponent(ethogramId)}`;
}
