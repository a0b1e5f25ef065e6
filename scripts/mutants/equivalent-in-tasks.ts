import type { Equivalent } from './equivalent.ts';

/** Faults in tasks and automations that change nothing that a test could notice. */
export const EQUIVALENT_IN_TASKS: readonly Equivalent[] = [
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
    file: 'src/domain/tasks/task-occurrence.ts',
    before: "const minute = new Date(now).toISOString().slice(0, 16).replaceAll(/[-:]/g, '');",
    after: "const minute = new Date(now).toISOString().slice(0, 17).replaceAll(/[-:]/g, '');",
    why: 'The further character is a colon, which is taken out.',
  },
  {
    file: 'src/domain/tasks/times-of-day.ts',
    before: "const [hour = 0, minute = 0] = time.split(':').map(Number);",
    after: "const [hour = 0, minute = 1] = time.split(':').map(Number);",
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/tasks/times-of-day.ts',
    before: "const [hour = 0, minute = 0] = recurrenceTime.split(':').map(Number);",
    after: "const [hour = 1, minute = 0] = recurrenceTime.split(':').map(Number);",
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/tasks/times-of-day.ts',
    before: "const [hour = 0, minute = 0] = recurrenceTime.split(':').map(Number);",
    after: "const [hour = 0, minute = 1] = recurrenceTime.split(':').map(Number);",
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/tasks/times-of-day.ts',
    before:
      'return Math.min(...inOrder.map((time, place) => (inOrder[place + 1] ?? (inOrder[0] ?? 0) + DAY_MS) - time));',
    after:
      'return Math.min(...inOrder.map((time, place) => (inOrder[place + 1] ?? (inOrder[0] ?? 1) + DAY_MS) - time));',
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/tasks/attachment-format.ts',
    before: 'const [first = 0, second = 0, third = 0] = head;',
    after: 'const [first = 0, second = 1, third = 0] = head;',
    why: 'Neither number has the bits of a frame.',
  },
  {
    file: 'src/domain/tasks/attachment-format.ts',
    before: 'const [first = 0, second = 0, third = 0] = head;',
    after: 'const [first = 0, second = 0, third = 1] = head;',
    why: 'Both numbers name a bit rate and a sampling rate that exist.',
  },
  {
    file: 'src/domain/tasks/custom-rule.ts',
    before: "const [name = '', value = '', ...rest] = part.split('=');",
    after: "const [name = 'mutant', value = '', ...rest] = part.split('=');",
    why: 'The value is always there; the default is there for the types alone.',
  },
  {
    file: 'src/domain/tasks/custom-rule.ts',
    before: "const [name = '', value = '', ...rest] = part.split('=');",
    after: "const [name = '', value = 'mutant', ...rest] = part.split('=');",
    why: 'Neither text is a value of any part.',
  },
  {
    file: 'src/domain/tasks/custom-rule.ts',
    before: "if (TOO_FREQUENT.includes(parts.get('FREQ') ?? '')) return fail(appError('task/rrule-too-frequent'));",
    after:
      "if (TOO_FREQUENT.includes(parts.get('FREQ') ?? 'mutant')) return fail(appError('task/rrule-too-frequent'));",
    why: 'Neither text is a frequency.',
  },
  {
    file: 'src/domain/tasks/custom-rule.ts',
    before: "until: untilOf(parts.get('UNTIL') ?? ''),",
    after: "until: untilOf(parts.get('UNTIL') ?? 'mutant'),",
    why: 'Neither text is a moment.',
  },
  {
    file: 'src/domain/tasks/custom-rule.ts',
    before: `const hasOrdinal = /\\d/.test(parts.get('BYDAY') ?? '');`,
    after: `const hasOrdinal = /\\d/.test(parts.get('BYDAY') ?? 'mutant');`,
    why: 'Neither text has a number.',
  },
  {
    file: 'src/domain/tasks/change-automation.ts',
    before: 'updatedAtUnix: Math.max(now, (before.updatedAtUnix ?? 0) + 1),',
    after: 'updatedAtUnix: Math.max(now, (before.updatedAtUnix ?? 1) + 1),',
    why: 'No clock of a server stands in the first two milliseconds of 1970.',
  },
  {
    file: 'src/domain/tasks/automation-transition.ts',
    before: 'const stamp = { updatedAtUnix: Math.max(now, (template.updatedAtUnix ?? 0) + 1) };',
    after: 'const stamp = { updatedAtUnix: Math.max(now, (template.updatedAtUnix ?? 1) + 1) };',
    why: 'No clock of a server stands in the first two milliseconds of 1970.',
  },
  {
    file: 'src/domain/tasks/attachment.ts',
    before: "const plain = contentType.split(';')[0]?.trim().toLowerCase() ?? '';",
    after: "const plain = contentType.split(';')[0]?.trim().toLowerCase() ?? 'mutant';",
    why: 'A text always has a first part; the default is there for the types alone.',
  },
  {
    file: 'src/domain/tasks/attachment-format.ts',
    before: "const plain = said.split(';')[0]?.trim().toLowerCase() ?? '';",
    after: "const plain = said.split(';')[0]?.trim().toLowerCase() ?? 'mutant';",
    why: 'A text always has a first part; the default is there for the types alone.',
  },
];
