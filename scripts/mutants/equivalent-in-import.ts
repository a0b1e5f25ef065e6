import type { Equivalent } from './equivalent.ts';

/** Faults in the import of registers that change nothing that a test could notice. */
export const EQUIVALENT_IN_IMPORT: readonly Equivalent[] = [
  {
    file: 'src/domain/animal-import/read-row-place.ts',
    before: "const other = species('', common);",
    after: "const other = species('mutant', common);",
    why: 'The matcher goes on to the common name when it does not know the Latin one.',
  },
  {
    file: 'src/domain/animal-import/broken-text.ts',
    before: "const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);",
    after: "const code = decimal === undefined ? Number.parseInt(hexadecimal ?? 'mutant', 16) : Number(decimal);",
    why: 'The expression has a hexadecimal part where it has no decimal one; the default is there for the types alone.',
  },
  {
    file: 'src/domain/animal-import/read-birth.ts',
    before: "const month = monthNamed(name ?? '');",
    after: "const month = monthNamed(name ?? 'mutant');",
    why: 'Each expression that was found has a name of a month; the default is there for the types alone.',
  },
  {
    file: 'src/domain/animal-import/month-names.ts',
    before: 'months.size === 1 ? [[name, [...months][0] ?? 0] as const] : [],',
    after: 'months.size === 1 ? [[name, [...months][0] ?? 1] as const] : [],',
    why: 'A set of one month has a first one; the default is there for the types alone.',
  },
  {
    file: 'src/domain/animal-import/match-species.ts',
    before: "const [genus = '', epithet = ''] = words;",
    after: "const [genus = '', epithet = 'mutant'] = words;",
    why: 'A name of one word was looked for before; no species has an epithet that nobody wrote.',
  },
  {
    file: 'src/domain/animal-import/likely-same.ts',
    before: ": byDescription.get(keyOf(row) ?? '')?.find((animal) => isFree(animal) && hasNoOtherBirth(row, animal));",
    after:
      ": byDescription.get(keyOf(row) ?? 'mutant')?.find((animal) => isFree(animal) && hasNoOtherBirth(row, animal));",
    why: 'No description has either key: a description has several parts.',
  },
  {
    file: 'src/domain/animal-import/passed-over.ts',
    before: "const idAt = placeOf.get('registryId') ?? -1;",
    after: "const idAt = placeOf.get('registryId') ?? -2;",
    why: 'No row has a cell at either place.',
  },
  {
    file: 'src/domain/animal-import/check-import.ts',
    before: 'for (let at = plan.headingsAt + 1; at < rows.length; at += 1) {',
    after: 'for (let at = plan.headingsAt + 1; at <= rows.length; at += 1) {',
    why: 'The row after the last one is blank and passed over.',
  },
  {
    file: 'src/domain/animal-import/check-import.ts',
    before: 'const order = remembered((field: ImportField) => dateOrderOf(textsOf(rows, placeOf.get(field) ?? 0)));',
    after: 'const order = remembered((field: ImportField) => dateOrderOf(textsOf(rows, placeOf.get(field) ?? 1)));',
    why: 'A date is read in a column that has a place; the default is there for the types alone.',
  },
  {
    file: 'src/domain/animal-import/near-names.ts',
    before: 'const replaced = (before[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);',
    after: 'const replaced = (before[at - 1] ?? 1) + (one[row - 1] === other[at - 1] ? 0 : 1);',
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/animal-import/near-names.ts',
    before: 'now.push(Math.min(replaced, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));',
    after: 'now.push(Math.min(replaced, (before[at] ?? 1) + 1, (now[at - 1] ?? 0) + 1));',
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/animal-import/near-names.ts',
    before: 'now.push(Math.min(replaced, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));',
    after: 'now.push(Math.min(replaced, (before[at] ?? 0) + 1, (now[at - 1] ?? 1) + 1));',
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/animal-import/near-names.ts',
    before: 'return before[other.length] ?? 0;',
    after: 'return before[other.length] ?? 1;',
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/animal-import/near-names.ts',
    before: 'let before = Array.from({ length: other.length + 1 }, (_, at) => at);',
    after: 'let before = Array.from({ length: other.length + 2 }, (_, at) => at);',
    why: 'No step reads the further place.',
  },
  {
    file: 'src/domain/animal-import/near-names.ts',
    before: 'const letters = Math.abs(wanted.length - name.length) > most ? most + 1 : editsBetween(wanted, name);',
    after: 'const letters = Math.abs(wanted.length - name.length) > most ? most + 2 : editsBetween(wanted, name);',
    why: 'Any number above the most letters says that too many differ.',
  },
  {
    file: 'src/domain/animal-import/match-columns.ts',
    before: 'return field === undefined ? null : { field, rank: -1 };',
    after: 'return field === undefined ? null : { field, rank: -2 };',
    why: 'Every other rank is 0 or more.',
  },
  {
    file: 'src/domain/animal-import/against-register.ts',
    before: "const now = known === undefined ? undefined : enclosures.get(known.enclosureId ?? '');",
    after: "const now = known === undefined ? undefined : enclosures.get(known.enclosureId ?? 'mutant');",
    why: 'No enclosure has either id.',
  },
];
