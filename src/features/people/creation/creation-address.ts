/** The ways to enter people: one by one, or in a table that a file may fill. */
export const CREATION_MODES = ['single', 'several'] as const;
export type CreationMode = (typeof CREATION_MODES)[number];

/** Returns the address of the wizard; `zooId` null means the present establishment. */
export function creationAddress({ mode, zooId }: { readonly mode?: CreationMode; readonly zooId: string | null }) {
  const parameters = new URLSearchParams();
  if (mode !== undefined) parameters.set('mode', mode);
  if (zooId !== null) parameters.set('zoo', zooId);
  return `/userCreation${parameters.size === 0 ? '' : `?${parameters.toString()}`}`;
}

/** Returns the way to enter people in an address; one by one when it names none. */
export function creationModeOf(parameters: URLSearchParams): CreationMode {
  return CREATION_MODES.find((mode) => mode === parameters.get('mode')) ?? 'single';
}

/** Returns the address of the establishment's accounts, or of its open invitations. */
export function accountsAddress(zooId: string, isInvitations: boolean): string {
  const parameters = new URLSearchParams({ id: zooId, tab: 'accounts' });
  if (isInvitations) parameters.set('list', 'invitations');
  return `/ZooDetails?${parameters.toString()}`;
}
