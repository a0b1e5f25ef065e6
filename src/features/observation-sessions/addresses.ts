/** The list of the observation sessions. */
export const SESSION_LIST_HREF = '/ObsSessionListView';

/** Returns the address of a session: the recorder while it runs, its record afterwards. */
export function sessionHref(visitId: string): string {
  return `/ObsSessionView?visitId=${encodeURIComponent(visitId)}`;
}

/** The parts of a session that are known before it begins. */
export type SessionToStart = {
  readonly campaignId?: string;
  readonly enclosureId?: string;
  readonly plannedId?: string;
  /** the session on which an auditor gives a second opinion */
  readonly secondOf?: string;
};

/** Returns the address at which a session begins; what is given is chosen already. */
export function startHref(known: SessionToStart = {}): string {
  const parameters = new URLSearchParams(known).toString();
  return parameters === '' ? '/ObsSessionView' : `/ObsSessionView?${parameters}`;
}

/** Returns the address of the results of a session. */
export function sessionResultHref(visitId: string): string {
  return `/ObsResultView?visitId=${encodeURIComponent(visitId)}`;
}

/** The address of the import of sessions, a page in place of the list. */
export const SESSION_IMPORT_HREF = '/ObsSessionListView?import=1';
