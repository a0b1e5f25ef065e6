/** The list of contexts. */
export const CONTEXT_LIST_HREF = '/ObsContextListView';
/** The address of a new context of the establishment. */
export const NEW_CONTEXT_HREF = '/ObsContextView?id=new';
/** The address of a new model, which every establishment may begin with. */
export const NEW_MODEL_HREF = '/ObsContextView?id=new&model=1';

/** The address of a context: its editor, or how it is asked for those who read. */
export function contextHref(contextId: string): string {
  return `/ObsContextView?id=${encodeURIComponent(contextId)}`;
}

/** The address of a new context of the establishment that begins as a copy of a published one. */
export function copyHref(contextId: string): string {
  return `${NEW_CONTEXT_HREF}&copy=${encodeURIComponent(contextId)}`;
}
