export { useAnimalChanges } from './actions/useAnimalChanges.tsx';
export { AnimalAvatar } from './rows/AnimalAvatar.tsx';
export { AnimalName } from './rows/AnimalName.tsx';
export { AnimalTable } from './rows/AnimalTable.tsx';
export type { AnimalRow } from './rows/animal-row.ts';
export { animalHref } from './rows/animal-href.ts';
export { SexMark } from './rows/SexMark.tsx';
export { SpeciesName } from './rows/SpeciesName.tsx';
export { type AnimalRows, useAnimalRows } from './rows/useAnimalRows.ts';
