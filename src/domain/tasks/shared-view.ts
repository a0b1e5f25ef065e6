import * as z from 'zod/mini';
import type { Actor } from '../access/actor.ts';
import { ownSectorIds } from '../access/actor.ts';
import { mayDo } from '../access/operations.ts';
import * as field from '../fields/fields.ts';

/** The longest name of a view, one's own or a shared one, and the longest address of its filters. */
export const VIEW_NAME_LENGTH = 60;
export const VIEW_ADDRESS_LENGTH = 1_000;

/** A list of tasks that somebody has named for the people of a sector: `taskViews/{viewId}`. */
export const sharedViewSchema = z.object({
  viewId: field.ownId(),
  zooId: field.zooId(),
  sectorId: field.id(),
  name: field.title(VIEW_NAME_LENGTH),
  /** the filters as the address of the list names them: 'due=overdue&sector=savanna' */
  address: field.text(VIEW_ADDRESS_LENGTH),
  authorId: field.author(),
  createdAtUnix: field.stamp(),
});
export type SharedView = z.infer<typeof sharedViewSchema>;

/** Returns the views that a person sees among those of their establishment: of their sectors, and their own; an admin all. */
export function viewsOf(actor: Actor, views: readonly SharedView[]): readonly SharedView[] {
  const own = ownSectorIds(actor);
  return views.filter((view) => own.includes(view.sectorId) || mayEndView(actor, view));
}

/** Returns whether a person may share views with a sector. */
export function mayShareWith(actor: Actor, zooId: string, sectorId: string): boolean {
  return mayDo(actor, 'taskView.share', { zooId, sectorIds: [sectorId], authorId: null });
}

/** Returns whether a person may end the sharing of a view: its author, the management of its sector and admins. */
export function mayEndView(actor: Actor, { zooId, sectorId, authorId }: SharedView): boolean {
  return mayDo(actor, 'taskView.end', { zooId, sectorIds: [sectorId], authorId });
}
