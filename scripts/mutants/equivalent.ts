/** Faults that change nothing that a test could notice, each with the reason. */
export const EQUIVALENT: readonly {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
}[] = [
  {
    file: 'src/domain/animal-import/read-row-place.ts',
    before: "const other = species('', common);",
    after: "const other = species('mutant', common);",
    why: 'The matcher goes on to the common name when it does not know the Latin one.',
  },
  {
    file: 'src/domain/tasks/times-of-day.ts',
    before: "const [hour = 0, minute = 0] = time.split(':').map(Number);",
    after: "const [hour = 1, minute = 0] = time.split(':').map(Number);",
    why: 'A text always has a first part; the default is there for the types alone.',
  },
  {
    file: 'src/domain/tasks/automation-transition.ts',
    before: 'updatedAtUnix: Math.max(now, (template.updatedAtUnix ?? 0) + 1),',
    after: 'updatedAtUnix: Math.max(now, (template.updatedAtUnix ?? 1) + 1),',
    why: 'No clock of a server stands in the first two milliseconds of 1970.',
  },
  {
    file: 'src/domain/tasks/custom-rule-days.ts',
    before: 'const firstPeriod = rule.count === null ? Math.max(0, periodsBetween(rule, start, from) - 1) : 0;',
    after: 'const firstPeriod = rule.count === null ? Math.max(0, periodsBetween(rule, start, from) - 2) : 0;',
    why: 'Moments before the asked day are passed over, so that an earlier start costs time alone.',
  },
  {
    file: 'src/domain/animal-import/broken-text.ts',
    before: "const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);",
    after: "const code = decimal === undefined ? Number.parseInt(hexadecimal ?? 'mutant', 16) : Number(decimal);",
    why: 'The expression has a hexadecimal part where it has no decimal one; the default is there for the types alone.',
  },
  {
    file: 'src/domain/people/check-people.ts',
    before: 'if (Object.keys(errors).length > 0 || userRight === null || language === null) return fail(errors);',
    after: 'if (Object.keys(errors).length > 0 || userRight === null && language === null) return fail(errors);',
    why: 'A missing role or language is among the errors already; the comparison is there for the types alone.',
  },
  {
    file: 'src/domain/animal-import/read-birth.ts',
    before: "const month = monthNamed(name ?? '');",
    after: "const month = monthNamed(name ?? 'mutant');",
    why: 'Each expression that was found has a name of a month; the default is there for the types alone.',
  },
  {
    file: 'src/domain/tasks/attachment-format.ts',
    before: 'const [first = 0, second = 0, third = 0] = head;',
    after: 'const [first = 1, second = 0, third = 0] = head;',
    why: 'Neither number is the byte with which a frame begins.',
  },
  {
    file: 'src/domain/tasks/custom-occurrences.ts',
    before: 'if (times.length > 1 && floatingMs(wallClockAt(instant, zone)) !== floating) {',
    after: 'if (times.length >= 1 && floatingMs(wallClockAt(instant, zone)) !== floating) {',
    why: 'A single time of day has no other time to pass; the comparison spares it the conversion back.',
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
    file: 'src/domain/animal-import/likely-same.ts',
    before: ": byDescription.get(keyOf(row) ?? '')?.find((animal) => isFree(animal) && hasNoOtherBirth(row, animal));",
    after:
      ": byDescription.get(keyOf(row) ?? 'mutant')?.find((animal) => isFree(animal) && hasNoOtherBirth(row, animal));",
    why: 'No description has either key: a description has several parts.',
  },
  {
    file: 'src/domain/time/typed-day.ts',
    before: 'const [year = 0, month = 0, dayOfMonth = 0] = date.slice(1).map(Number);',
    after: 'const [year = 1, month = 0, dayOfMonth = 0] = date.slice(1).map(Number);',
    why: 'The expression that was found has all three numbers; the defaults are there for the types alone.',
  },
  {
    file: 'src/domain/tasks/task-occurrence.ts',
    before: "const minute = new Date(now).toISOString().slice(0, 16).replaceAll(/[-:]/g, '');",
    after: "const minute = new Date(now).toISOString().slice(0, 17).replaceAll(/[-:]/g, '');",
    why: 'The further character is a colon, which is taken out.',
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
];
