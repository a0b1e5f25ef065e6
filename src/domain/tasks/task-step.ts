import * as z from 'zod/mini';

/** The actions of a person on a task; `undoStart` is offered only to take back a start that has just been made. */
export const TASK_ACTIONS = [
  'start',
  'take',
  'release',
  'close',
  'cancel',
  'archive',
  'reopen',
  'restore',
  'undoStart',
] as const;
export type TaskAction = (typeof TASK_ACTIONS)[number];

/** The most steps that a task keeps; later ones change it without a line in its history. */
export const MAX_STEPS = 50;

/** One step in the life of a task: kept when a later step clears its stamps. */
export const taskStepSchema = z.object({
  step: z.enum(TASK_ACTIONS),
  /** id of the person */
  by: z.string(),
  /** the instant of the step, epoch milliseconds */
  atUnix: z.number(),
  /** the closing or cancelling that a reopening takes back; absent in other steps */
  ofUnix: z.optional(z.nullable(z.number())),
});
export type TaskStep = z.infer<typeof taskStepSchema>;
