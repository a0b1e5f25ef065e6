/** The triggers that the functions emulator registers, for the delivery of events. */

export type Trigger = {
  readonly project: string;
  readonly key: string;
  readonly generation: 'v1' | 'v2';
  readonly definition: unknown;
};

/** Registrations by project and key; a second one replaces the first. */
export class TriggerRegistry {
  readonly #triggers = new Map<string, Trigger>();

  register(trigger: Trigger): void {
    this.#triggers.set(`${trigger.project}/${trigger.key}`, trigger);
  }

  unregister(project: string, key: string): void {
    this.#triggers.delete(`${project}/${key}`);
  }

  list(project: string): Trigger[] {
    return [...this.#triggers.values()].filter((trigger) => trigger.project === project);
  }
}
