import type { Gate } from './access/gate.ts';
import type { StorageRulesets } from './access/rulesets.ts';
import type { Faults } from './faults/faults.ts';
import type { ObjectStore } from './objects/object-store.ts';
import type { UploadSessions } from './uploads/sessions.ts';

/** The parts that every interface of the service works with. */
export type Service = {
  readonly store: ObjectStore;
  readonly sessions: UploadSessions;
  readonly gate: Gate;
  readonly rulesets: StorageRulesets;
  readonly faults: Faults;
  readonly log: (line: string) => void;
  /** Deletes everything, without events. */
  clear(): Promise<void>;
};
