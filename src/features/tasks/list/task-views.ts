import { VIEW_NAME_LENGTH } from '#domain/tasks/shared-view.ts';
import { readStored, store } from '#lib/local-storage.ts';
import { TASK_FILTERS, type TaskFilters } from './task-filters.ts';

/** A list of tasks that a person has named; this browser keeps it for that person alone. */
export type TaskView = { readonly name: string; readonly filters: TaskFilters };

export const MAX_VIEWS = 20;

const keyOf = (userId: string) => `enclos.task-views.${userId}`;

/** Returns the views that a person has kept, without unreadable ones; empty at first. */
export function recallViews(userId: string): readonly TaskView[] {
  const stored = readStored(keyOf(userId));
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, MAX_VIEWS).flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('name' in one) || !('address' in one)) return [];
    if (typeof one.name !== 'string' || typeof one.address !== 'string' || one.name.trim() === '') return [];
    return [{ name: one.name, filters: filtersOfAddress(one.address) }];
  });
}

/**
 * Returns the views with one more. A view of the same name is replaced. A view without a name, or the 21st, is not
 * added.
 */
export function withView(views: readonly TaskView[], view: TaskView): readonly TaskView[] {
  const name = view.name.trim().slice(0, VIEW_NAME_LENGTH);
  const others = views.filter((one) => one.name !== name);
  if (name === '' || others.length >= MAX_VIEWS) return views;
  return [...others, { ...view, name }];
}

/** Keeps a person's views. */
export function keepViews(userId: string, views: readonly TaskView[]): void {
  store(
    keyOf(userId),
    views.map(({ name, filters }) => ({
      name,
      address: addressOf(filters),
    })),
  );
}

/** Returns filters as a view keeps them: their parameters in the address of the list. */
export function addressOf(filters: TaskFilters): string {
  return TASK_FILTERS.write(filters, new URLSearchParams()).toString();
}

/** Returns the filters of a view that is shared; what this copy of the app does not know is left out. */
export function filtersOfAddress(address: string): TaskFilters {
  return TASK_FILTERS.read(new URLSearchParams(address));
}
