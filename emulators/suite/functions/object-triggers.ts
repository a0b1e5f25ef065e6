import type { Deliveries } from './delivery.ts';
import type { LoadedFunction } from './loaded-functions.ts';
import { legacyObjectEvent, objectCloudEvent, objectEventTypes, type ObjectEvent } from './object-event.ts';

export type ObjectTriggers = {
  /** Replaces the functions; events before the first call are delivered then. */
  setFunctions(functions: readonly LoadedFunction[]): void;
  setPaused(paused: boolean): void;
  deliver(event: ObjectEvent): void;
};

/** Delivers changes of stored files to the functions of their bucket, in order per function and file. */
export function startObjectTriggers(deliveries: Pick<Deliveries, 'push'>): ObjectTriggers {
  let functions: readonly LoadedFunction[] | null = null;
  let early: ObjectEvent[] = [];
  let paused = false;

  function push(event: ObjectEvent, known: readonly LoadedFunction[]): void {
    const { bucket, name } = event.object;
    const types = objectEventTypes(event.action);
    for (const target of known) {
      const { kind } = target;
      if (kind.on !== 'object' || kind.bucket !== bucket || !types.includes(kind.eventType)) continue;
      const write = kind.form === 'legacy' ? legacyObjectEvent : objectCloudEvent;
      deliveries.push({
        target,
        form: kind.form,
        orderKey: `gs://${bucket}/${name}`,
        about: name,
        event: () => write(event),
      });
    }
  }

  return {
    setFunctions(loaded) {
      functions = loaded;
      for (const event of early) push(event, loaded);
      early = [];
    },
    setPaused(value) {
      paused = value;
    },
    deliver(event) {
      if (paused) return;
      if (functions === null) early.push(event);
      else push(event, functions);
    },
  };
}
