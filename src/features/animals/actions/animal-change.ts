import type { StatusChange } from '#domain/animals/animal.ts';

/** What people do to where an animal is. */
export type AnimalChange = 'move' | 'group' | StatusChange;
export const ANIMAL_CHANGES = ['move', 'group', 'departure', 'death', 'archive', 'restore'] as const;
