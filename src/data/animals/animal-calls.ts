import {
  changeAnimalStatusContract,
  mergeAnimalsContract,
  moveAnimalsContract,
  saveAnimalContract,
} from '#domain/callables/animals.ts';
import { callOf } from '../callables/call-function.ts';

/** The server's changes of animals. Each fails with a code of the catalogue, with its field where it has one. */
export const animalCalls = {
  /** Creates an animal, or changes its fields. */
  save: callOf(saveAnimalContract),
  /** Moves animals to an enclosure, into a group, or out of it; all of them or none. */
  move: callOf(moveAnimalsContract),
  /** Records a departure or a death, archives or restores; all of them or none. */
  changeStatus: callOf(changeAnimalStatusContract),
  /** Makes two records of one animal one. */
  merge: callOf(mergeAnimalsContract),
};

export type AnimalCalls = typeof animalCalls;
