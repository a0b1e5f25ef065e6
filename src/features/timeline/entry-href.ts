import type { TimelineEntry } from '#domain/timeline/entry.ts';
import { animalHref } from '#features/animals/index.ts';
import { campaignHref } from '#domain/campaigns/campaign-href.ts';
import { sessionHref } from '#features/observation-sessions/index.ts';

/**
 * Returns the address that an entry leads to: the task, the animal, the gallery, the notes of the sector, the information,
 * the results of the evaluation, the session, the campaign.
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
    case 'session':
      return sessionHref(subjectId);
    case 'campaignLaunched':
    case 'campaignStopped':
      return campaignHref(subjectId);
  }
}
