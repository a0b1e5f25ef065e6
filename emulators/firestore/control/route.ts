/** The shape of one endpoint of the control interface. */
import type { Backend } from '../contract.ts';
import type { Faults } from '../faults/faults.ts';
import type { ListenHub } from '../listen/hub.ts';
import type { TriggerRegistry } from './triggers.ts';

export type ControlOptions = {
  readonly backend: Backend;
  readonly hub: ListenHub;
  readonly triggers: TriggerRegistry;
  readonly faults: Faults;
};

export type ControlRequest = {
  readonly verb: string;
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly body: () => Promise<unknown>;
};

export type ControlAnswer =
  | { readonly status: number; readonly value: unknown }
  | { readonly status: number; readonly html: string };

type Handler = (
  options: ControlOptions,
  request: ControlRequest,
  names: readonly string[],
) => Promise<ControlAnswer> | ControlAnswer;
export type Route = { readonly verb: string; readonly pattern: RegExp; readonly handle: Handler };
