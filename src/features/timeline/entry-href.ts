import type { TimelineEntry } from '#domain/timeline/entry.ts';
import { animalHref } from '#features/animals/index.ts';

/**
 * Returns the address that an entry leads to: the task, the animal, the gallery, the notes of the sector, the information,
 * the results of the evaluation.
 */
export function entryHref({ source, id: entryId, subjectId, animalIds }: TimelineEntry): string {
  const id = encodeURIComponent(subjectId);
  switch (source) {
    case 'taskClosed':
    case 'taskCancelled':
      return `/TaskManagementView?id=${id}`;
    case 'movement':
      return animalHref(subjectId);
    case 'photo':
      return animalIds.includes(subjectId) ? `${animalHref(subjectId)}&tab=gallery` : '/GalleryView';
    case 'note':
      return `/SectorManagementView?id=${id}&tab=nutrition`;
    case 'information':
      return `/TaskManagementView?tab=information&information=${id}`;
    case 'evaluation':
      return `/GroupResultsView?id=${id}&evaluation=${encodeURIComponent(entryId)}`;
  }
}
