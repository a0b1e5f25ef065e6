import { Timestamp } from 'firebase/firestore';

export type Fields = Record<string, unknown>;

/** Returns a document with its timestamps. */
export function whole(fields: object): Fields {
  const twins = Object.entries(fields).flatMap(([name, value]) =>
    name.endsWith('AtUnix')
      ? [[name.slice(0, -'Unix'.length), value === null ? null : Timestamp.fromMillis(Number(value))]]
      : [],
  );
  return { ...fields, ...Object.fromEntries(twins) };
}

/** Returns a document with another field in place of one of its own. */
export function renamed(fields: Fields, from: string): Fields {
  return { ...Object.fromEntries(Object.entries(fields).filter(([name]) => name !== from)), unknown: 1 };
}
