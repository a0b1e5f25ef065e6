import { EQUIVALENT_IN_IMPORT } from './equivalent-in-import.ts';
import { EQUIVALENT_IN_TASKS } from './equivalent-in-tasks.ts';

/** A fault by its file and its line before and after, which is left out of the faults to notice. */
export type Equivalent = {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
};

/** Faults that change nothing that a test could notice, each with the reason. */
export const EQUIVALENT: readonly Equivalent[] = [
  ...EQUIVALENT_IN_IMPORT,
  ...EQUIVALENT_IN_TASKS,
  {
    file: 'src/domain/people/check-people.ts',
    before: 'if (Object.keys(errors).length > 0 || userRight === null || language === null) return fail(errors);',
    after: 'if (Object.keys(errors).length > 0 || userRight === null && language === null) return fail(errors);',
    why: 'A missing role or language is among the errors already; the comparison is there for the types alone.',
  },
  {
    file: 'src/domain/taxonomy/check-species.ts',
    before: "const wrong = nameError(species.trad[language] ?? '');",
    after: "const wrong = nameError(species.trad[language] ?? 'mutant');",
    why: 'Neither a missing name nor a short word is an error.',
  },
  {
    file: 'src/domain/animals/place-at.ts',
    before: '(a.movementId < b.movementId ? -1 : Number(a.movementId > b.movementId)),',
    after: '(a.movementId <= b.movementId ? -1 : Number(a.movementId > b.movementId)),',
    why: 'No two movements have one id.',
  },
  {
    file: 'src/domain/time/typed-day.ts',
    before: 'const [year = 0, month = 0, dayOfMonth = 0] = date.slice(1).map(Number);',
    after: 'const [year = 1, month = 0, dayOfMonth = 0] = date.slice(1).map(Number);',
    why: 'The expression that was found has all three numbers; the defaults are there for the types alone.',
  },
  {
    file: 'src/domain/time/wall-clock.ts',
    before: 'const MAX_KNOWN = 5_000;',
    after: 'const MAX_KNOWN = 5001;',
    why: 'The size of the cache changes no result.',
  },
  {
    file: 'src/domain/enclosures/grid.ts',
    before: 'return value >= 0 && value <= length * (1 + PRECISION);',
    after: 'return value >= 0 && value < length * (1 + PRECISION);',
    why: 'The tolerance is a guess of the inexactness of division; no measured length stands at its very end.',
  },
  {
    file: 'src/domain/animals/merge-animals.ts',
    before: ": [{ kind: 'transponder' as const, value: animalChipId ?? '' }]),",
    after: ": [{ kind: 'transponder' as const, value: animalChipId ?? 'mutant' }]),",
    why: 'An empty chip was left out before; the default is there for the types alone.',
  },
  {
    file: 'src/domain/animals/merge-animals.ts',
    before: "return isEmpty(registryId) ? [] : [{ kind: 'local', value: registryId ?? '' }];",
    after: "return isEmpty(registryId) ? [] : [{ kind: 'local', value: registryId ?? 'mutant' }];",
    why: 'An empty identifier was left out before; the default is there for the types alone.',
  },
  {
    file: 'src/domain/time/typed-day.ts',
    before: 'const [year = 0, month = 0, dayOfMonth = 0] = date.slice(1).map(Number);',
    after: 'const [year = 0, month = 1, dayOfMonth = 0] = date.slice(1).map(Number);',
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/time/typed-day.ts',
    before: 'const [year = 0, month = 0, dayOfMonth = 0] = date.slice(1).map(Number);',
    after: 'const [year = 0, month = 0, dayOfMonth = 1] = date.slice(1).map(Number);',
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/time/typed-day.ts',
    before: 'const [hour = 0, minute = 0] = clock.slice(1).map(Number);',
    after: 'const [hour = 1, minute = 0] = clock.slice(1).map(Number);',
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/time/typed-day.ts',
    before: 'const [hour = 0, minute = 0] = clock.slice(1).map(Number);',
    after: 'const [hour = 0, minute = 1] = clock.slice(1).map(Number);',
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/time/wall-clock.ts',
    before: 'if (known.size >= MAX_KNOWN) known.clear();',
    after: 'if (!(known.size >= MAX_KNOWN)) known.clear();',
    why: 'The cache changes no result.',
  },
  {
    file: 'src/domain/time/wall-clock.ts',
    before: 'if (known.size >= MAX_KNOWN) known.clear();',
    after: 'if (known.size > MAX_KNOWN) known.clear();',
    why: 'The cache changes no result.',
  },
  {
    file: 'src/domain/time/wall-clock.ts',
    before: 'const key = `${zone} ${Math.floor(instant / QUARTER_MS)}`;',
    after: 'const key = `${zone} ${Math.floor(instant * QUARTER_MS)}`;',
    why: 'The cache changes no result.',
  },
  {
    file: 'src/domain/taxonomy/check-label.ts',
    before: "const wrong = nameError(trad[language] ?? '');",
    after: "const wrong = nameError(trad[language] ?? 'mutant');",
    why: 'Neither a missing name nor a short word is an error.',
  },
  {
    file: 'src/domain/taxonomy/iucn-row.ts',
    before: "if ((commonNames[language] ?? '').length > IUCN_NAMES_LENGTH) fault(`name.${language}`, 'tooLong');",
    after: "if ((commonNames[language] ?? 'mutant').length > IUCN_NAMES_LENGTH) fault(`name.${language}`, 'tooLong');",
    why: 'Neither a missing text nor a short word is too long.',
  },
  {
    file: 'src/domain/establishments/new-establishment.ts',
    before:
      "if ((typed.code?.trim() ?? '').length > SETTINGS_LENGTHS.code) errors.code = appError('generic/invalid-input');",
    after:
      "if ((typed.code?.trim() ?? 'mutant').length > SETTINGS_LENGTHS.code) errors.code = appError('generic/invalid-input');",
    why: 'Neither a missing text nor a short word is too long.',
  },
  {
    file: 'src/domain/establishments/check-settings.ts',
    before:
      "if ((settings[field] ?? '').length > SETTINGS_LENGTHS[field]) errors[field] = appError('generic/invalid-input');",
    after:
      "if ((settings[field] ?? 'mutant').length > SETTINGS_LENGTHS[field]) errors[field] = appError('generic/invalid-input');",
    why: 'Neither a missing text nor a short word is too long.',
  },
  {
    file: 'src/domain/shared/field-shapes.ts',
    before: 'const code = character.codePointAt(0) ?? 0;',
    after: 'const code = character.codePointAt(0) ?? 1;',
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/enclosures/population.ts',
    before: '.toSorted((a, b) => (a.specieId < b.specieId ? -1 : 1));',
    after: '.toSorted((a, b) => (a.specieId <= b.specieId ? -1 : 1));',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
  {
    file: 'src/domain/enclosures/population.ts',
    before: '.toSorted((a, b) => (a.specieId < b.specieId ? -1 : 1));',
    after: '.toSorted((a, b) => (a.specieId < b.specieId ? -2 : 1));',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
  {
    file: 'src/domain/enclosures/population.ts',
    before: '.toSorted((a, b) => (a.specieId < b.specieId ? -1 : 1));',
    after: '.toSorted((a, b) => (a.specieId < b.specieId ? -1 : 2));',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
  {
    file: 'src/domain/people/sector-roles.ts',
    before: 'return held.toSorted((one, other) => (one.sectorId < other.sectorId ? -1 : 1));',
    after: 'return held.toSorted((one, other) => (one.sectorId <= other.sectorId ? -1 : 1));',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
  {
    file: 'src/domain/people/sector-roles.ts',
    before: 'return held.toSorted((one, other) => (one.sectorId < other.sectorId ? -1 : 1));',
    after: 'return held.toSorted((one, other) => (one.sectorId < other.sectorId ? -2 : 1));',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
  {
    file: 'src/domain/people/sector-roles.ts',
    before: 'return held.toSorted((one, other) => (one.sectorId < other.sectorId ? -1 : 1));',
    after: 'return held.toSorted((one, other) => (one.sectorId < other.sectorId ? -1 : 2));',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
  {
    file: 'src/domain/establishments/reachable.ts',
    before:
      'return [...byId.values()].toSorted((a, b) => collator.compare(a.zooName, b.zooName) || (a.zooId < b.zooId ? -1 : 1));',
    after:
      'return [...byId.values()].toSorted((a, b) => collator.compare(a.zooName, b.zooName) || (a.zooId <= b.zooId ? -1 : 1));',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
  {
    file: 'src/domain/establishments/reachable.ts',
    before:
      'return [...byId.values()].toSorted((a, b) => collator.compare(a.zooName, b.zooName) || (a.zooId < b.zooId ? -1 : 1));',
    after:
      'return [...byId.values()].toSorted((a, b) => collator.compare(a.zooName, b.zooName) || (a.zooId < b.zooId ? -2 : 1));',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
  {
    file: 'src/domain/establishments/reachable.ts',
    before:
      'return [...byId.values()].toSorted((a, b) => collator.compare(a.zooName, b.zooName) || (a.zooId < b.zooId ? -1 : 1));',
    after:
      'return [...byId.values()].toSorted((a, b) => collator.compare(a.zooName, b.zooName) || (a.zooId < b.zooId ? -1 : 2));',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
  {
    file: 'src/domain/taxonomy/bundle-of.ts',
    before: 'return all.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : Number(idOf(one) > idOf(other))));',
    after: 'return all.toSorted((one, other) => (idOf(one) <= idOf(other) ? -1 : Number(idOf(one) > idOf(other))));',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
  {
    file: 'src/domain/taxonomy/bundle-of.ts',
    before: 'return all.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : Number(idOf(one) > idOf(other))));',
    after: 'return all.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : Number(idOf(one) >= idOf(other))));',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
  {
    file: 'src/domain/taxonomy/bundle-of.ts',
    before: 'return all.toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : Number(idOf(one) > idOf(other))));',
    after: 'return all.toSorted((one, other) => (idOf(one) < idOf(other) ? -2 : Number(idOf(one) > idOf(other))));',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
  {
    file: 'src/domain/animals/place-at.ts',
    before: '(a.movementId < b.movementId ? -1 : Number(a.movementId > b.movementId)),',
    after: '(a.movementId < b.movementId ? -2 : Number(a.movementId > b.movementId)),',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
  {
    file: 'src/domain/animals/place-at.ts',
    before: '(a.movementId < b.movementId ? -1 : Number(a.movementId > b.movementId)),',
    after: '(a.movementId < b.movementId ? -1 : Number(a.movementId >= b.movementId)),',
    why: 'Only the sign of a comparison counts, and no two ids are one.',
  },
];
