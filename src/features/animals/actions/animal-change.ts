import type { StatusChange } from '#domain/animals/animal.ts';

/** The changes of an animal's place or status by people. */
export type AnimalChange = 'move' | 'group' | StatusChange;
export const ANIMAL_CHANGES = ['move', 'group', 'departure', 'death', 'archive', 'restore'] as const;

/** The changes with a form of their own: those of place or status, a merger of two records, a proposal to share. */
export type AskedChange = AnimalChange | 'merge' | 'share';
