export { AnimalImport } from './AnimalImport.tsx';
