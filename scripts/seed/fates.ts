import type { Animal } from '../../src/domain/animals/animal.ts';
import type { MovementKind } from '../../src/domain/animals/movement.ts';
import { addDays } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { readersOf } from './shares.ts';

/** The reason why an animal left its enclosure. */
export type Fate = {
  readonly kind: Extract<MovementKind, 'departure' | 'death' | 'archive'>;
  readonly daysAgo: number;
  readonly reason: string;
  readonly destination: string;
};

/** Animals of the largest park that no longer live there. */
const FATES: Readonly<Record<string, Fate>> = {
  'zoo-fullcare--savane--1--7': {
    kind: 'departure',
    daysAgo: 23,
    reason: 'Programme européen d’élevage',
    destination: 'Réserve de la Baie',
  },
  'zoo-fullcare--carnivores--6--11': { kind: 'death', daysAgo: 41, reason: 'Insuffisance rénale', destination: '' },
  'zoo-fullcare--riviere--4--14': {
    kind: 'archive',
    daysAgo: 120,
    reason: 'Saisi deux fois dans le registre',
    destination: '',
  },
  'zoo-fullcare--voliere--2--18': { kind: 'archive', daysAgo: 75, reason: 'Dossier clos', destination: '' },
};

const HOUR = 3_600_000;

/** Returns the reason why this animal left its enclosure; null for one that lives there. */
export function fateOf(animalId: string): Fate | null {
  return FATES[animalId] ?? null;
}

/** Returns the instant of an event this many days before `today`. */
export function instantOf(today: number, daysAgo: number): number {
  return addDays(today, -daysAgo, ZONE) + 10 * HOUR;
}

/** Returns the animal after its fate, with the establishments that may read it. */
export function afterFate(animal: Animal, fate: Fate | null, today: number): Animal {
  const shared = { ...animal, ...readersOf(animal) };
  if (fate === null) return shared;
  const at = instantOf(today, fate.daysAgo);
  const gone = { ...shared, animalEnclosureData: null, group: null, updatedAtUnix: at };
  if (fate.kind === 'archive') return { ...gone, isArchived: true, archivedAtUnix: at };
  const death = { status: 'dead', deathCause: 'disease', bodyFate: 'autopsy' } as const;
  return { ...gone, ...(fate.kind === 'death' ? death : { status: 'departed' as const }), statusAtUnix: at };
}
