import { removeAreaContract, saveAreaContract } from '#domain/callables/enclosure-plans.ts';
import { callOf } from '../callables/call-function.ts';

/** The server's changes of plans: they come with an image, which only the server may store. */
export const planCalls = {
  /** Adds a plan to an enclosure, or changes one. */
  saveArea: callOf(saveAreaContract),
  /** Removes a plan with its image; zones drawn on it lose their shape. */
  removeArea: callOf(removeAreaContract),
};

export type PlanCalls = typeof planCalls;
