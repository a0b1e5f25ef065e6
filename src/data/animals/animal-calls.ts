import {
  changeAnimalStatusData,
  type ChangeAnimalStatusRequest,
  changeAnimalStatusRequest,
  moveAnimalsData,
  type MoveAnimalsRequest,
  moveAnimalsRequest,
  saveAnimalData,
  type SaveAnimalRequest,
  saveAnimalRequest,
} from '#domain/callables/animals.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { callFunction } from '../callables/call-function.ts';

/** What the server does to animals. Each answers with a code of the catalogue when it fails, with its field where it has one. */
export type AnimalCalls = {
  /** Creates an animal, or changes what is said of one. */
  save(request: SaveAnimalRequest): Promise<Result<{ animalId: string }>>;
  /** Moves animals to an enclosure, into a group, or out of it; all of them or none. */
  move(request: MoveAnimalsRequest): Promise<Result<{ moved: number }>>;
  /** Records a departure or a death, archives or restores; all of them or none. */
  changeStatus(request: ChangeAnimalStatusRequest): Promise<Result<{ changed: number }>>;
};

/** The callables of animals, by the contracts of the domain. */
export const animalCalls: AnimalCalls = {
  save: (request) =>
    named(
      callFunction({ name: 'saveAnimal', request: saveAnimalRequest, data: saveAnimalData }, request),
      'animal/save-failed',
    ),
  move: (request) =>
    named(
      callFunction({ name: 'moveAnimals', request: moveAnimalsRequest, data: moveAnimalsData }, request),
      'animal/move-failed',
    ),
  changeStatus: (request) =>
    named(
      callFunction(
        { name: 'changeAnimalStatus', request: changeAnimalStatusRequest, data: changeAnimalStatusData },
        request,
      ),
      'animal/save-failed',
    ),
};

/** A failure without a reason of its own is told by what was asked for. */
async function named<T>(answer: Promise<Result<T>>, otherwise: ErrorCode): Promise<Result<T>> {
  const result = await answer;
  if (result.ok || result.error.code !== 'generic/something-went-wrong') return result;
  return fail(appError(otherwise));
}
