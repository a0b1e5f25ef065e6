import type { ContextEvent } from '#domain/observation-sessions/context-answers.ts';
import type { FocalEvent } from '#domain/observation-sessions/focal-recorder.ts';
import type { ScanEvent } from '#domain/observation-sessions/scan-recorder.ts';

type Without<Event, Fields extends string> = Event extends unknown ? Omit<Event, Fields> : never;

/** A tap of a scan or a focal observation, or answers about the context, before the recorder gives it its instant and its id. */
export type Tap = Without<ScanEvent | FocalEvent | ContextEvent, 'atUnix' | 'entryId'>;

/** Records a tap; `atUnix` is given for one that was made earlier, such as before its modifiers were chosen. */
export type Act = (tap: Tap, atUnix?: number) => void;
