import type { StatusChange } from '#domain/animals/animal.ts';

/** The changes of an animal's place or status by people. */
export type AnimalChange = 'move' | 'group' | StatusChange;
export const ANIMAL_CHANGES = ['move', 'group', 'departure', 'death', 'archive', 'restore'] as const;
