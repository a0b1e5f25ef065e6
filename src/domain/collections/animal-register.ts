import { registerPartSchema } from '../animals/register.ts';
import { BY_SERVER, type Collection, NO_FIELDS } from './declaration.ts';

/** The register: every animal of an establishment in few documents. */
export const ANIMAL_REGISTER = {
  path: 'zoo/{zooId}/animalRegister/{part}',
  title: 'Register of animals',
  owner: 'establishment, by path',
  schema: registerPartSchema,
  opens: { get: ['observed.read'], list: ['observed.read'], ...BY_SERVER },
  ...NO_FIELDS,
} as const satisfies Collection;
