import type { KnownGroup } from '../../../src/domain/animal-import/import-group.ts';
import type { ImportGround, KnownAnimal } from '../../../src/domain/animal-import/import-ground.ts';
import { LANGUAGES, type Language } from '../../../src/domain/users/language.ts';
import { aGround, aKnownAnimal, aKnownEnclosure, aKnownSpecies } from './ground.ts';
import { MEASURED_COLUMNS, type MeasuredColumn, REGISTRY_WORDS } from './registry-words.ts';

/** The rows of the registry: as many animals as a park of middle size keeps. */
export const MEASURED_ROWS = 500;

/** The way in which a form writes a day. */
export type DayText = (year: number, month: number, day: number) => string;
type Cells = Record<MeasuredColumn, string>;
/** The expected result of one row: its kind, and the codes of its planted errors. */
export type LedgerRow = { readonly what: string; readonly kind: string; readonly codes: readonly string[] };
type Registry = { readonly rows: readonly (readonly string[])[]; readonly ledger: readonly LedgerRow[] };
type Variant = LedgerRow & { readonly cells: (cells: Cells, number: number, say: Saying) => Partial<Cells> };
type Saying = (typeof REGISTRY_WORDS)[Language] & { readonly day: DayText };

const idOf = (number: number) => `M${String(number).padStart(5, '0')}`;
const ganOf = (number: number) => `GAN${String(number).padStart(5, '0')}`;
const chipOf = (number: number) => String(25_020_000_000_000 + number);
const nameOf = (number: number) => `Nala ${number}`;
const isFemale = (number: number) => number % 4 < 2;
const takenChipOf = (number: number) => String(25_029_000_000_000 + number);

const right = (
  what: string,
  kind: string,
  cells: Variant['cells'] = () => ({}),
  codes: readonly string[] = [],
): Variant => ({ what, kind, codes, cells });
const wrong = (code: string, cells: Variant['cells'], what = code): Variant => ({
  ...{ what, kind: 'wrong', codes: [`import/${code}`], cells },
});

/** Rows without an error: every second row is one of these. */
const RIGHT: readonly Variant[] = [
  right('a new animal', 'new'),
  right('a new animal of a sub-species', 'new', () => ({ latin: 'Panthera leo persica' })),
  right('an animal that is known', 'unchanged'),
  right('an animal that moved', 'changed', () => ({ enclosure: 'Aviary' })),
  right('a group', 'new', (_cells, _number, { group }) => ({ type: group, sex: '', name: '', count: '2.3.20' })),
  right('a death', 'changed', (_cells, _number, { dead, day }) => ({
    status: dead,
    leftAt: day(2026, 10, 12),
    cause: 'age',
  })),
  right('a departure', 'changed', (_cells, _number, { gone, day }) => ({ status: gone, leftAt: day(2026, 9, 3) })),
  right('an animal typed by hand', 'wrong', (_cells, number) => ({ chip: '', name: `Typed ${number}` }), [
    'import/likely-same',
  ]),
  right('a chip of fifteen digits', 'new', (_cells, number) => ({ chip: `9780000${String(number).padStart(8, '0')}` })),
  right('an animal with a GAN alone', 'new', () => ({ id: '' })),
];

/** Rows with one planted error each: every other row is one of these. */
const WRONG: readonly Variant[] = [
  wrong('chip-length', () => ({ chip: '2502000' })),
  wrong('chip-unreadable', () => ({ chip: 'none seen' })),
  wrong('chip-several', (_cells, number) => ({ chip: `${chipOf(number)} / ${chipOf(number + 5_000)}` })),
  wrong('precision-lost', () => ({ chip: '9.78E+14' }), 'a rounded chip'),
  wrong('chip-duplicate', () => ({ chip: chipOf(1) })),
  wrong('chip-taken', (_cells, number) => ({ chip: takenChipOf(number) })),
  wrong('sex-unknown', (_cells, _number, { unknown }) => ({ sex: unknown })),
  wrong('sex-missing', () => ({ sex: '' })),
  wrong('sex-unreadable', () => ({ sex: 'stud' })),
  wrong('species-unknown', () => ({ latin: 'Panthera sp.', common: '' })),
  wrong('species-missing', () => ({ latin: '', common: '' })),
  wrong('enclosure-missing', () => ({ enclosure: '' })),
  wrong('enclosure-unknown', () => ({ enclosure: 'Lagoon' })),
  wrong('enclosure-archived', () => ({ enclosure: 'Old house' })),
  wrong('enclosure-foreign', () => ({ enclosure: 'Clinic' })),
  wrong('name-missing', () => ({ name: '' })),
  wrong('too-long', () => ({ name: 'x'.repeat(101) })),
  wrong('control-characters', () => ({ name: 'Na\nla' })),
  wrong('text-broken', () => ({ name: 'LÃ©o' })),
  wrong('birth-future', (_cells, _number, { day }) => ({ birth: day(2031, 3, 12), arrival: '' })),
  wrong('birth-unreadable', () => ({ birth: 'last spring' })),
  wrong('birth-imprecise', () => ({ birth: '~2012' }), 'a birth about a year'),
  wrong('birth-imprecise', () => ({ birth: '2012' }), 'a year of birth alone'),
  wrong('id-missing', () => ({ id: '', gan: '' })),
  wrong('id-duplicate', () => ({ id: idOf(1) })),
  wrong('id-archived', () => ({ id: 'ARCH' })),
  wrong('id-left', () => ({ id: 'DEAD' })),
  wrong('precision-lost', (_cells, number) => ({ id: `1.23${number}E+17` }), 'a rounded identifier'),
  wrong('ids-differ', () => ({ id: 'ONE', gan: 'TWO' })),
  wrong(
    'status-left',
    (_cells, _number, { dead, day }) => ({ status: dead, leftAt: day(2026, 10, 12) }),
    'a death elsewhere',
  ),
  wrong(
    'status-left',
    (_cells, _number, { day }) => ({ leftAt: day(2026, 10, 12) }),
    'a day of death of a living animal',
  ),
  wrong('status-unreadable', () => ({ status: 'maybe' })),
  wrong('left-at-missing', (_cells, _number, { dead }) => ({ id: 'LIVES', gan: '', status: dead })),
  wrong('date-imprecise', (_cells, _number, { dead }) => ({ id: 'LIVES', gan: '', status: dead, leftAt: '10/2026' })),
  wrong('arrival-before-birth', (_cells, _number, { day }) => ({ arrival: day(2018, 1, 5) })),
  wrong('date-unreadable', () => ({ arrival: 'by boat' })),
  wrong('date-future', (_cells, _number, { day }) => ({ arrival: day(2031, 3, 12) })),
  wrong('count-unreadable', (_cells, _number, { group }) => ({ type: group, sex: '', count: 'many' })),
  wrong('group-archived', (_cells, _number, { group }) => ({ type: group, sex: '', count: '7', id: 'GONE' })),
  wrong('group-gone', (_cells, _number, { group, gone }) => ({ type: group, sex: '', count: '7', status: gone })),
];
/** Identifiers that several rows name: only the first of them is not a repeated one. */
const SHARED = new Set(['ARCH', 'DEAD', 'ONE', 'TWO', 'LIVES', 'GONE']);

/** Returns the rows of the registry in a language, and the ledger of what each of them is. */
export function measuredRegistry(language: Language, day: DayText): Registry {
  const say = { ...REGISTRY_WORDS[language], day };
  const ledger: LedgerRow[] = [];
  const rows = Array.from({ length: MEASURED_ROWS }, (_, at) => {
    const number = at + 1;
    const variant = variantOf(number);
    const base: Cells = {
      ...{ type: say.individual, id: idOf(number), gan: ganOf(number), name: nameOf(number), latin: 'Panthera leo' },
      ...{ common: say.species[0], sex: isFemale(number) ? say.female : say.male, count: '', birth: day(2019, 3, 12) },
      ...{ chip: chipOf(number), enclosure: 'Savanna', status: say.alive, arrival: day(2020, 6, 15), leftAt: '' },
      ...{ cause: '', sire: 'Simba', dam: 'Sarabi', notes: 'Zoë « la » reine; ñ ß ø' },
    };
    const cells = { ...base, ...variant.cells(base, number, say) };
    // A second row with a shared identifier is repeated as well: each has its own.
    for (const column of ['id', 'gan'] as const)
      if (SHARED.has(cells[column])) cells[column] = `${cells[column]}-${number}`;
    ledger.push({ what: variant.what, kind: variant.kind, codes: variant.codes });
    return MEASURED_COLUMNS.map((column) => cells[column]);
  });
  return { rows, ledger };
}

/** Returns the park into which the registry is imported, with the animals and groups that its rows name. */
export function measuredGround(): ImportGround {
  const animals: KnownAnimal[] = [];
  const groups: KnownGroup[] = [];
  for (let number = 1; number <= MEASURED_ROWS; number += 1) {
    const { what } = variantOf(number);
    const known = (differences: Partial<KnownAnimal> = {}) =>
      animals.push(
        aKnownAnimal({
          ...{ animalId: `known-${number}-${animals.length}`, registryId: idOf(number), animalName: nameOf(number) },
          ...{ animalSexe: isFemale(number) ? 'Femelle' : 'Male', animalChipId: null },
          otherIdentifiers: [{ kind: 'gan', value: ganOf(number) }],
          ...differences,
        }),
      );
    if (['an animal that is known', 'an animal that moved', 'a death', 'a departure'].includes(what))
      known({ animalChipId: chipOf(number) });
    if (what === 'an animal typed by hand')
      known({ registryId: null, otherIdentifiers: [], animalName: `Typed ${number}` });
    if (what === 'chip-taken')
      known({
        registryId: `C${number}`,
        otherIdentifiers: [],
        specieId: 'ara-macao',
        animalChipId: takenChipOf(number),
      });
    if (what === 'id-archived') known({ registryId: `ARCH-${number}`, isArchived: true });
    if (what === 'id-left') known({ registryId: `DEAD-${number}`, status: 'dead' });
    if (what === 'left-at-missing' || what === 'date-imprecise') known({ registryId: `LIVES-${number}` });
    if (what === 'ids-differ') {
      known({ registryId: `ONE-${number}`, otherIdentifiers: [] });
      known({ registryId: `X${number}`, otherIdentifiers: [{ kind: 'gan', value: `TWO-${number}` }] });
    }
    if (what === 'group-archived')
      groups.push({
        ...{ groupId: `g${number}`, groupName: 'Shoal', species: [], enclosureId: 'savanna', isArchived: true },
        ...{ males: 0, females: 0, unsexed: 7, registryIds: [`GONE-${number}`] },
      });
  }
  const named = (place: 0 | 1) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, REGISTRY_WORDS[language].species[place]]));
  return aGround({
    ...{ animals, groups },
    species: [aKnownSpecies('Panthera leo', named(0)), aKnownSpecies('Ara macao', named(1))],
    enclosures: [
      ...[aKnownEnclosure('Savanna'), aKnownEnclosure('Aviary'), aKnownEnclosure('Old house', { isArchived: true })],
      aKnownEnclosure('Clinic', { mayEdit: false }),
    ],
  });
}

function variantOf(number: number): Variant {
  const all = number % 2 === 0 ? WRONG : RIGHT;
  const variant = all[Math.floor((number - 1) / 2) % all.length];
  if (variant === undefined) throw new Error(`Row ${number} has no variant`);
  return variant;
}
