import { serverTimestamp } from 'firebase/firestore';
import type { Collection } from '../../../../src/domain/collections/declaration.ts';
import { type Field, fieldOf } from '../../../../src/domain/fields/field.ts';
import type { Origin } from './park-samples.ts';
import { parentIn } from './paths.ts';

type Fields = Record<string, unknown>;

/** Returns a good new document of a collection, made of its declaration: a value of the right kind in every field it may have. */
export function declaredSample({ schema }: Collection, origin: Origin): Fields {
  const sample: Fields = {};
  for (const [name, part] of Object.entries(schema?.shape ?? {})) {
    const field = fieldOf(part);
    if (field !== null && field.isOptional !== true) sample[name] = valueOf(field, origin);
  }
  for (const [name, part] of Object.entries(schema?.shape ?? {})) {
    const { kind, of = '' } = fieldOf(part) ?? {};
    if (kind === 'copy') sample[name] = sample[of];
  }
  return sample;
}

/** Returns a good change of a declared collection: another value in the first text that a browser may write. */
export function declaredChange({ schema, writable }: Collection, serial: number): Fields {
  const texts = ['text', 'prose', 'title', 'placeName', 'memo'];
  const name = writable.find((one) => texts.includes(fieldOf(schema?.shape[one] as never)?.kind ?? ''));
  return name === undefined ? {} : { [name]: `Texte ${serial}` };
}

function valueOf({ kind, choices = [], min = 1 }: Field, { zooId, id, by }: Origin): unknown {
  const now = Date.now();
  const values: Readonly<Record<Field['kind'], unknown>> = {
    ownId: id,
    parentId: parentIn(zooId),
    zooId,
    copy: '',
    author: by,
    editor: by,
    id: parentIn(zooId),
    idList: ['p1', 'p2'],
    text: 'un texte',
    prose: 'Une phrase',
    title: 'Un titre',
    placeName: 'Un nom',
    memo: 'une remarque',
    pattern: '',
    tagList: ['matin'],
    choice: choices[0],
    choiceList: choices.slice(0, min),
    flag: false,
    count: 1,
    measure: 1.5,
    number: -2.5,
    colour: '#4e73df',
    instant: now,
    stamp: now,
    arrival: serverTimestamp(),
    entries: [],
  };
  return values[kind];
}
