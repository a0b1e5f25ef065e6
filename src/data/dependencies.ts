import { type LiveEntries, liveEntries } from './live/live-entries.ts';
import type { AnimalImportRepository } from './animal-import/animal-import.repository.ts';
import type { AnimalsRepository } from './animals/animals.repository.ts';
import type { AnnouncementsRepository } from './announcements/announcements.repository.ts';
import type { EnclosuresRepository } from './enclosures/enclosures.repository.ts';
import type { AdministrationRepository } from './establishments/administration.repository.ts';
import type { EstablishmentsRepository } from './establishments/establishments.repository.ts';
import type { GroupsRepository } from './groups/groups.repository.ts';
import type { PeopleRepository } from './people/people.repository.ts';
import type { PlacesRepository } from './places/places.repository.ts';
import type { SectorsRepository } from './sectors/sectors.repository.ts';
import type { TasksRepository } from './tasks/tasks.repository.ts';
import type { TaxonomyRepository } from './taxonomy/taxonomy.repository.ts';
import type { NutritionRepository } from './nutrition/nutrition.repository.ts';
import type { PhotosRepository } from './photos/photos.repository.ts';
import type { UsersRepository } from './users/users.repository.ts';

/** How the endpoints come to the collections; each is loaded at its first use. */
export type Repositories = {
  readonly users: () => Promise<UsersRepository>;
  readonly establishments: () => Promise<EstablishmentsRepository>;
  readonly administration: () => Promise<AdministrationRepository>;
  readonly announcements: () => Promise<AnnouncementsRepository>;
  readonly people: () => Promise<PeopleRepository>;
  readonly sectors: () => Promise<SectorsRepository>;
  readonly tasks: () => Promise<TasksRepository>;
  readonly enclosures: () => Promise<EnclosuresRepository>;
  readonly animals: () => Promise<AnimalsRepository>;
  readonly animalImport: () => Promise<AnimalImportRepository>;
  readonly groups: () => Promise<GroupsRepository>;
  readonly places: () => Promise<PlacesRepository>;
  readonly nutrition: () => Promise<NutritionRepository>;
  readonly photos: () => Promise<PhotosRepository>;
  readonly taxonomy: () => Promise<TaxonomyRepository>;
};

/** The collections in Firestore. Loaded on demand: the sign-in page has no use for the largest part of Firebase. */
export const firestoreRepositories: Repositories = {
  async users() {
    const [{ usersRepository }, database] = await Promise.all([import('./users/users.repository.ts'), openDatabase()]);
    return usersRepository(database);
  },
  async establishments() {
    const [{ establishmentsRepository }, database] = await Promise.all([
      import('./establishments/establishments.repository.ts'),
      openDatabase(),
    ]);
    return establishmentsRepository(database);
  },
  async administration() {
    const [{ administrationRepository }, database] = await Promise.all([
      import('./establishments/administration.repository.ts'),
      openDatabase(),
    ]);
    return administrationRepository(database);
  },
  async announcements() {
    const [{ announcementsRepository }, database] = await Promise.all([
      import('./announcements/announcements.repository.ts'),
      openDatabase(),
    ]);
    return announcementsRepository(database);
  },
  async people() {
    const [{ peopleRepository }, database] = await Promise.all([
      import('./people/people.repository.ts'),
      openDatabase(),
    ]);
    return peopleRepository(database);
  },
  async sectors() {
    const [{ sectorsRepository }, database] = await Promise.all([
      import('./sectors/sectors.repository.ts'),
      openDatabase(),
    ]);
    return sectorsRepository(database);
  },
  async tasks() {
    const [{ tasksRepository }, database] = await Promise.all([import('./tasks/tasks.repository.ts'), openDatabase()]);
    return tasksRepository(database);
  },
  async enclosures() {
    const [{ enclosuresRepository }, database] = await Promise.all([
      import('./enclosures/enclosures.repository.ts'),
      openDatabase(),
    ]);
    return enclosuresRepository(database);
  },
  async animals() {
    const [{ animalsRepository }, database] = await Promise.all([
      import('./animals/animals.repository.ts'),
      openDatabase(),
    ]);
    return animalsRepository(database);
  },
  async animalImport() {
    const [{ animalImportRepository }, database] = await Promise.all([
      import('./animal-import/animal-import.repository.ts'),
      openDatabase(),
    ]);
    return animalImportRepository(database);
  },
  async groups() {
    const [{ groupsRepository }, database] = await Promise.all([
      import('./groups/groups.repository.ts'),
      openDatabase(),
    ]);
    return groupsRepository(database);
  },
  places: async () => (await import('./places/places.repository.ts')).placesRepository,
  async nutrition() {
    const [{ nutritionRepository }, database] = await Promise.all([
      import('./nutrition/nutrition.repository.ts'),
      openDatabase(),
    ]);
    return nutritionRepository(database);
  },
  async photos() {
    const [{ photosRepository }, database] = await Promise.all([
      import('./photos/photos.repository.ts'),
      openDatabase(),
    ]);
    return photosRepository(database);
  },
  async taxonomy() {
    const [{ taxonomyRepository }, database] = await Promise.all([
      import('./taxonomy/taxonomy.repository.ts'),
      openDatabase(),
    ]);
    return taxonomyRepository(database);
  },
};

async function openDatabase() {
  const { database } = await import('./firebase/firestore.ts');
  return database();
}

/** What a store hands to its endpoints as the extra argument of thunks. */
export type DataDependencies = { readonly repositories: Repositories; readonly live: LiveEntries };

/** Returns the dependencies of one store; a test gives its own repositories. */
export function dataDependencies(repositories: Repositories = firestoreRepositories): DataDependencies {
  return { repositories, live: liveEntries() };
}

/** Returns the dependencies of the store an endpoint runs in. */
export function dependenciesOf(extra: unknown): DataDependencies {
  return extra as DataDependencies;
}
