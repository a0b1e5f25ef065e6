import type { RetirePlaceRequest } from '../../../src/domain/callables/animals.ts';
import { now } from '../common/clock.ts';
import { withTimestamps } from '../common/stored.ts';

/**
 * Returns the change of a document that archives or restores it; an archived one keeps the day on which it was
 * archived.
 */
export function archiving(
  { isArchived, archivedAtUnix }: { readonly isArchived: boolean; readonly archivedAtUnix: number | null },
  mode: Exclude<RetirePlaceRequest['mode'], 'delete'>,
): Record<string, unknown> {
  if (mode === 'restore') return withTimestamps({ isArchived: false, archivedAtUnix: null });
  return withTimestamps({ isArchived: true, archivedAtUnix: isArchived ? archivedAtUnix : now() });
}
