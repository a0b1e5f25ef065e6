import { sharedViewSchema } from '../tasks/shared-view.ts';
import type { Collection } from './declaration.ts';

/** The views of tasks that are shared with a sector. `writable` names the fields that the author of a new one writes. */
export const TASK_VIEWS = {
  path: 'taskViews/{viewId}',
  title: 'Shared views of tasks',
  owner: 'establishment, by zooId',
  schema: sharedViewSchema,
  opens: {
    get: ['taskView.read'],
    list: ['taskView.read'],
    create: ['taskView.share'],
    update: 'nobody',
    delete: ['taskView.end'],
  },
  writable: ['sectorId', 'name', 'address'],
  byProvider: [],
} as const satisfies Collection;
