import type { RegisterEntry } from '../animals/register.ts';
import type { KnownGroup } from './import-group.ts';
import type { EpochMs } from '../time/epoch.ts';
import type { Translations } from '../taxonomy/taxonomy.ts';

/** An animal that the establishment has, as far as an import compares it. */
export type KnownAnimal = Pick<
  RegisterEntry,
  | 'animalName'
  | 'animalChipId'
  | 'animalBirthdate'
  | 'animalSexe'
  | 'enclosureId'
  | 'specieId'
  | 'subspecies'
  | 'registryId'
  | 'otherIdentifiers'
  | 'status'
  | 'isArchived'
> & { readonly animalId: string };

export type KnownEnclosure = {
  readonly enclosureId: string;
  readonly enclosureName: string;
  readonly isArchived: boolean;
  /** whether the person who imports may change animals in its sector */
  readonly mayEdit: boolean;
};

export type KnownSpecies = {
  readonly specieId: string;
  readonly specieName: string;
  readonly specieLatinName: string;
  readonly trad: Translations;
};

/** The data that rows are compared with: everything that the establishment has, at the instant `now`. */
export type ImportGround = {
  readonly animals: readonly KnownAnimal[];
  readonly groups: readonly KnownGroup[];
  readonly enclosures: readonly KnownEnclosure[];
  readonly species: readonly KnownSpecies[];
  readonly now: EpochMs;
};
