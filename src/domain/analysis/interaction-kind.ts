/** The kinds of an interaction; in 'avoid' the actor is the individual that moves away or refuses. */
export const INTERACTION_KINDS = ['affiliative', 'agonistic', 'avoid'] as const;
export type InteractionKind = (typeof INTERACTION_KINDS)[number];
