import type { TypedGroup } from '#domain/groups/check-group.ts';

/** A new group; its id is the browser's, so that its page can be opened at once. */
export type NewGroup = { readonly zooId: string; readonly groupId: string; readonly fields: TypedGroup };

/** What was changed of a group, and nothing else. */
export type ChangedGroup = { readonly groupId: string; readonly fields: Partial<TypedGroup> };
