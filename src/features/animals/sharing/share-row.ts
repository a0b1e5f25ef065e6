import type { Sex } from '#domain/animals/animal.ts';
import { type AnimalShare, type ShareSide, sideOf } from '#domain/animal-shares/animal-share.ts';
import { stepsOf, type ShareStep } from '#domain/animal-shares/share-transition.ts';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { foundNames, namesOfAnimal, speciesNameIn } from '#domain/taxonomy/species-names.ts';
import type { Language } from '#domain/users/language.ts';

/** A share as lists show it, with the animal as it is now where it may be read, else as it was proposed. */
export type ShareRow = {
  readonly shareId: string;
  readonly share: AnimalShare;
  readonly side: ShareSide;
  readonly name: string;
  readonly sex: Sex | null;
  readonly photoUrl: string | null;
  readonly species: { readonly name: string; readonly latinName: string; readonly foundNames: string };
  readonly other: { readonly zooId: string; readonly name: string };
  /** the instant of the state: proposed, answered or ended */
  readonly since: number;
  /** whether the person's establishment may open the animal's page */
  readonly isReadable: boolean;
  /** the steps that the establishment may take, for a person who may share animals */
  readonly steps: readonly ShareStep[];
};

type Around = {
  readonly zooId: string;
  /** the animals that the establishment may read */
  readonly animals: ReadonlyMap<string, RegisterAnimal>;
  readonly species: Taxonomy['species'];
  readonly language: Language;
  readonly mayShare: boolean;
};

/** Returns the row of a share of this establishment. */
export function shareRow(share: AnimalShare, { zooId, animals, species, language, mayShare }: Around): ShareRow {
  const side = sideOf(share, zooId) ?? 'partner';
  const known = animals.get(share.animalId);
  const names = namesOfAnimal(known ?? share, species);
  return {
    ...{ shareId: share.shareId, share, side },
    name: known?.animalName ?? share.animalName,
    sex: known === undefined ? share.animalSexe : known.animalSexe,
    photoUrl: known === undefined ? share.photoUrl : known.photoUrl,
    species: { name: speciesNameIn(names, language), latinName: names.specieLatinName, foundNames: foundNames(names) },
    other:
      side === 'owner'
        ? { zooId: share.partnerId, name: share.partnerName }
        : { zooId: share.zooId, name: share.establishmentName },
    since: share.updatedAtUnix,
    isReadable: side === 'owner' || share.state === 'accepted',
    steps: mayShare ? stepsOf(share.state, side) : [],
  };
}
