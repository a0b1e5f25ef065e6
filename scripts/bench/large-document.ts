/** Documents like the tasks of a large park: fifteen fields of every common type. */
import type { WireValue, WireWrite } from '../../emulators/firestore/wire.ts';

export const DATABASE = 'projects/demo-bench/databases/(default)';
export const ROOT = `${DATABASE}/documents`;
const STATUSES = ['OPEN', 'TAKEN', 'DONE', 'CANCELLED'];
const START = Date.parse('2025-01-15T07:00:00Z');
/** Coprime to the numbers of documents used here, so that all due times differ. */
const STRIDE = 7_919;

/** A write of the document with this number; `total` is the number of documents. */
export function largeWrite(number: number, total: number, shift = 0): WireWrite {
  return { update: { name: nameOf(number), fields: fieldsOf(number, total, shift) } };
}

/** Spread over a thousand collections of one group. */
function nameOf(number: number): string {
  return `${ROOT}/parks/park-${number % 1000}/tasks/task-${number}`;
}

function fieldsOf(number: number, total: number, shift: number): Record<string, WireValue> {
  const due = START + ((number * STRIDE + shift) % total) * 60_000;
  return {
    taskId: text(`task-${number}`),
    zooId: text(`zoo-${number % 50}`),
    status: text(STATUSES[number % 4] ?? ''),
    title: text(`Feed the animals of enclosure ${number % 500}`),
    description: text('Check the water, clean the shelter and note the weight of each animal before noon.'),
    sectorIds: { arrayValue: { values: [text(`sector-${number % 40}`)] } },
    responsibleIds: { arrayValue: { values: [text(`user-${number % 300}`), text(`user-${number % 299}`)] } },
    takenBy: number % 3 === 0 ? { nullValue: 'NULL_VALUE' } : text(`user-${number % 300}`),
    dueAt: { timestampValue: new Date(due).toISOString() },
    createdAt: { timestampValue: new Date(START + number * 1000).toISOString() },
    completedLate: { booleanValue: number % 7 === 0 },
    priority: { integerValue: String(number % 5) },
    weight: { doubleValue: number / 7 },
    version: { integerValue: '3' },
    place: { mapValue: { fields: { floor: { integerValue: String(number % 4) }, wing: text('north') } } },
  };
}

function text(stringValue: string): WireValue {
  return { stringValue };
}
