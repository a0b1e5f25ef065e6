import type { TypedGroup } from '#domain/groups/check-group.ts';

/** A new group; the browser chooses its id, so that its page can be opened at once. */
export type NewGroup = { readonly zooId: string; readonly groupId: string; readonly fields: TypedGroup };

/** The changed fields of a group, and no others. */
export type ChangedGroup = { readonly groupId: string; readonly fields: Partial<TypedGroup> };
