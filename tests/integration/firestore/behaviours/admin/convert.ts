/** Between the behaviours' values and those of firebase-admin. */
import { DocumentReference, FieldPath, FieldValue, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { Corner } from '../corner.ts';
import type { Field } from '../query-spec.ts';
import { bytes, mapLeaves, place, reference, Special, time } from '../values.ts';
import type { Data } from '../values.ts';

export class AdminValues {
  private readonly db: Firestore;
  private readonly corner: Corner;

  constructor(db: Firestore, corner: Corner) {
    this.db = db;
    this.corner = corner;
  }

  toNative(value: unknown): unknown {
    return mapLeaves(value, (leaf) => (leaf instanceof Special ? this.special(leaf) : leaf));
  }

  data(value: Data): DocumentData {
    return this.toNative(value) as DocumentData;
  }

  told(value: DocumentData): Data {
    return mapLeaves(value, (leaf) => {
      if (leaf instanceof Timestamp) return time(leaf.seconds, leaf.nanoseconds);
      if (leaf instanceof GeoPoint) return place(leaf.latitude, leaf.longitude);
      if (leaf instanceof Uint8Array) return bytes(...leaf);
      if (leaf instanceof DocumentReference) return reference(this.corner.told(leaf.path));
      return leaf;
    }) as Data;
  }

  field(field: Field): string | FieldPath {
    if (typeof field !== 'string') return new FieldPath(...field);
    return field === '__name__' ? FieldPath.documentId() : field;
  }

  private special({ kind, of }: Special): unknown {
    switch (kind) {
      case 'time':
        return new Timestamp(of[0] as number, of[1] as number);
      case 'place':
        return new GeoPoint(of[0] as number, of[1] as number);
      case 'bytes':
        return Buffer.from(of as number[]);
      case 'reference':
        return this.db.doc(this.corner.real(of[0] as string));
      case 'server time':
        return FieldValue.serverTimestamp();
      case 'increment':
        return FieldValue.increment(of[0] as number);
      case 'union':
        return FieldValue.arrayUnion(...of.map((item) => this.toNative(item)));
      case 'without':
        return FieldValue.arrayRemove(...of.map((item) => this.toNative(item)));
      case 'delete':
        return FieldValue.delete();
      case 'snapshot':
        throw new Error('A snapshot is for cursors only.');
    }
  }
}
