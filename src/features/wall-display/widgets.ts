import type { Actor } from '#domain/access/actor.ts';
import { mayDo, type Operation } from '#domain/access/operations.ts';

/** The widgets of a wall display. */
export const WIDGETS = [
  'taskFigures',
  'tasksToday',
  'myTasks',
  'observations',
  'evaluations',
  'announcements',
] as const;
export type Widget = (typeof WIDGETS)[number];

const NEEDS: Readonly<Record<Widget, Operation>> = {
  taskFigures: 'task.read',
  tasksToday: 'task.read',
  myTasks: 'task.read',
  observations: 'campaignResult.read',
  evaluations: 'quickGroup.read',
  announcements: 'zoo.read',
};

/** Returns the widgets whose content the person may read. */
export function widgetsFor(actor: Actor): readonly Widget[] {
  const subject = { zooId: actor.zooId, sectorIds: [], authorId: null };
  return WIDGETS.filter((widget) => mayDo(actor, NEEDS[widget], subject));
}

/** Returns the widget that an address names, whatever its case; null for none, an unknown one, or a closed one. */
export function widgetNamed(name: string | null, actor: Actor): Widget | null {
  return widgetsFor(actor).find((widget) => widget.toLowerCase() === name?.toLowerCase()) ?? null;
}
