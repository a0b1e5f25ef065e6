/** Makes the client SDK's query of a query as data. */
import {
  and,
  collection,
  collectionGroup,
  doc,
  endAt,
  endBefore,
  getDoc,
  limit,
  limitToLast,
  or,
  orderBy,
  query,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore';
import type { Firestore, Query, QueryConstraint, QueryFilterConstraint } from 'firebase/firestore';
import type { Corner } from '../corner.ts';
import { cursorKinds, orderParts } from '../query-spec.ts';
import type { Filter, QuerySpec } from '../query-spec.ts';
import { Special } from '../values.ts';
import { SdkValues } from './convert.ts';

const cursors = { startAt, startAfter, endAt, endBefore };

export class SdkQueries {
  private readonly db: Firestore;
  private readonly corner: Corner;
  private readonly values: SdkValues;

  constructor(db: Firestore, corner: Corner) {
    this.db = db;
    this.corner = corner;
    this.values = new SdkValues(db, corner);
  }

  async build(spec: QuerySpec): Promise<Query> {
    const rest: QueryConstraint[] = (spec.order ?? []).map((order) => {
      const { field, direction } = orderParts(order);
      return orderBy(this.values.field(field), direction);
    });
    for (const kind of cursorKinds) {
      const at = spec[kind];
      if (at !== undefined) rest.push(cursors[kind](...(await this.cursor(at))));
    }
    if (spec.limit !== undefined) rest.push(limit(spec.limit));
    if (spec.limitToLast !== undefined) rest.push(limitToLast(spec.limitToLast));
    const [first, ...more] = (spec.where ?? []).map((filter) => this.filter(filter));
    const source = this.source(spec);
    if (first === undefined) return query(source, ...rest);
    return query(source, and(first, ...more), ...(rest as never[]));
  }

  source({ from, group }: QuerySpec): Query {
    return group === undefined
      ? collection(this.db, this.corner.real(from ?? ''))
      : collectionGroup(this.db, this.corner.collectionId(group));
  }

  private filter(filter: Filter): QueryFilterConstraint {
    if ('or' in filter) return or(...filter.or.map((part) => this.filter(part)));
    if ('and' in filter) return and(...filter.and.map((part) => this.filter(part)));
    const [field, operator, value] = filter;
    return where(this.values.field(field), operator, this.values.toNative(value));
  }

  private async cursor(values: readonly unknown[]): Promise<unknown[]> {
    const [only] = values;
    if (only instanceof Special && only.kind === 'snapshot') {
      return [await getDoc(doc(this.db, this.corner.real(only.of[0] as string)))];
    }
    return values.map((value) => this.values.toNative(value));
  }
}
