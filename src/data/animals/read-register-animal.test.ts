import { describe, expect, it } from 'vitest';
import { OLDER_ANIMAL } from '#domain/animals/animal.ts';
import { registerEntryOf, registerEntrySchema } from '#domain/animals/register.ts';
import { readRegisterAnimal } from './read-register-animal.ts';

const plain = registerEntryOf({ ...OLDER_ANIMAL, animalId: 'a', zooId: 'zoo-1', animalName: 'Nala' });
const full = {
  animalName: 'Nala',
  animalChipId: '25026850012345',
  animalBirthdate: '03/2019',
  animalSexe: 'Femelle',
  enclosureId: 'plain',
  groupId: 'pride',
  specieId: 'lion',
  specieName: 'Lion',
  specieLatinName: 'Panthera leo',
  subspecies: 'leo',
  registryId: 'PTR-0012',
  otherIdentifiers: [{ kind: 'gan', value: 'ABC12-00001' }],
  status: 'departed',
  isArchived: true,
  photoUrl: 'https://example.org/nala.jpg',
};
const FIELDS = Object.keys(full);

/** Values that may stand in a field where another type belongs. */
const DIRTY: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'Femelle',
  'Male',
  'femelle',
  'Inconnu',
  'present',
  'archived',
  '02/2O19',
  '🦁'.repeat(500),
  0,
  1,
  Number.NaN,
  true,
  false,
  [],
  ['Nala'],
  {},
  { toString: () => 'Nala' },
  new Date(0),
  new String('Nala'),
];

/** The result of the schema alone. */
function bySchema(entry: unknown) {
  const read = registerEntrySchema.safeParse(entry);
  return read.success ? { ...read.data, animalId: 'a' } : null;
}

it('an animal that was read is frozen, so that the store need not look into it', () => {
  expect(Object.isFrozen(readRegisterAnimal('a', full))).toBe(true);
  expect(Object.isFrozen(readRegisterAnimal('a', { ...full, notes: 'x' }))).toBe(true);
});

describe('an entry of the register is read as by its schema', () => {
  it.each([['with every field', full] as const, ['with the fewest', plain] as const])('%s', (_what, entry) => {
    expect(readRegisterAnimal('a', entry)).toStrictEqual({ ...entry, animalId: 'a' });
    expect(readRegisterAnimal('a', entry)).toStrictEqual(bySchema(entry));
  });
  it.each(FIELDS)('with any value in %s', (field) => {
    for (const entry of [full, plain]) {
      const answers = DIRTY.map((value) => readRegisterAnimal('a', { ...entry, [field]: value }));
      expect(answers).toStrictEqual(DIRTY.map((value) => bySchema({ ...entry, [field]: value })));
      const { [field]: _gone, ...without } = entry as Record<string, unknown>;
      expect(readRegisterAnimal('a', without)).toStrictEqual(bySchema(without));
    }
  });
  it.each(['animalId', 'zooId', 'notes', '__proto__', 'constructor'])('with an unknown field %s', (field) => {
    const entry: unknown = JSON.parse(`{ ${JSON.stringify(full).slice(1, -1)}, "${field}": "b" }`);
    expect(readRegisterAnimal('a', entry)).toStrictEqual(bySchema(entry));
    expect(readRegisterAnimal('a', entry)).toStrictEqual({ ...full, animalId: 'a' });
  });
  it.each([null, undefined, 'Nala', 7, true, [], [full], Object.assign([], full), new Map(Object.entries(full))])(
    'when it is %j',
    (entry) => {
      expect(readRegisterAnimal('a', entry)).toStrictEqual(bySchema(entry));
    },
  );
});
