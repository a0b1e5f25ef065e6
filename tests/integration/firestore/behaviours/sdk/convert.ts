/** Between the behaviours' values and those of the client SDK. */
import {
  arrayRemove,
  arrayUnion,
  Bytes,
  deleteField,
  doc,
  documentId,
  DocumentReference,
  FieldPath,
  GeoPoint,
  increment,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import type { DocumentData, Firestore } from 'firebase/firestore';
import type { Corner } from '../corner.ts';
import type { Field } from '../query-spec.ts';
import { bytes, mapLeaves, place, reference, Special, time } from '../values.ts';
import type { Data } from '../values.ts';

export class SdkValues {
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

  fromNative(value: unknown): unknown {
    return mapLeaves(value, (leaf) => {
      if (leaf instanceof Timestamp) return time(leaf.seconds, leaf.nanoseconds);
      if (leaf instanceof GeoPoint) return place(leaf.latitude, leaf.longitude);
      if (leaf instanceof Bytes) return bytes(...leaf.toUint8Array());
      if (leaf instanceof DocumentReference) return reference(this.corner.told(leaf.path));
      return leaf;
    });
  }

  told(data: DocumentData): Data {
    return this.fromNative(data) as Data;
  }

  field(field: Field): string | FieldPath {
    if (typeof field !== 'string') return new FieldPath(...field);
    return field === '__name__' ? documentId() : field;
  }

  private special({ kind, of }: Special): unknown {
    switch (kind) {
      case 'time':
        return new Timestamp(of[0] as number, of[1] as number);
      case 'place':
        return new GeoPoint(of[0] as number, of[1] as number);
      case 'bytes':
        return Bytes.fromUint8Array(Uint8Array.from(of as number[]));
      case 'reference':
        return doc(this.db, this.corner.real(of[0] as string));
      case 'server time':
        return serverTimestamp();
      case 'increment':
        return increment(of[0] as number);
      case 'union':
        return arrayUnion(...of.map((item) => this.toNative(item)));
      case 'without':
        return arrayRemove(...of.map((item) => this.toNative(item)));
      case 'delete':
        return deleteField();
      case 'snapshot':
        throw new Error('A snapshot is for cursors only.');
    }
  }
}
