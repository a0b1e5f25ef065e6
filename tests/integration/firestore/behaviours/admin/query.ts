/** Makes firebase-admin's query of a query as data. */
import { Filter as NativeFilter } from 'firebase-admin/firestore';
import type { Firestore, Query } from 'firebase-admin/firestore';
import type { Corner } from '../corner.ts';
import { cursorKinds, orderParts } from '../query-spec.ts';
import type { Filter, QuerySpec } from '../query-spec.ts';
import { Special } from '../values.ts';
import { AdminValues } from './convert.ts';

export class AdminQueries {
  private readonly db: Firestore;
  private readonly corner: Corner;
  private readonly values: AdminValues;

  constructor(db: Firestore, corner: Corner) {
    this.db = db;
    this.corner = corner;
    this.values = new AdminValues(db, corner);
  }

  async build(spec: QuerySpec): Promise<Query> {
    let query = this.source(spec);
    for (const filter of spec.where ?? []) query = query.where(this.filter(filter));
    for (const order of spec.order ?? []) {
      const { field, direction } = orderParts(order);
      query = query.orderBy(this.values.field(field), direction);
    }
    for (const kind of cursorKinds) {
      const at = spec[kind];
      if (at !== undefined) query = query[kind](...(await this.cursor(at)));
    }
    if (spec.limit !== undefined) query = query.limit(spec.limit);
    return spec.limitToLast === undefined ? query : query.limitToLast(spec.limitToLast);
  }

  source({ from, group }: QuerySpec): Query {
    return group === undefined
      ? this.db.collection(this.corner.real(from ?? ''))
      : this.db.collectionGroup(this.corner.collectionId(group));
  }

  private filter(filter: Filter): NativeFilter {
    if ('or' in filter) return NativeFilter.or(...filter.or.map((part) => this.filter(part)));
    if ('and' in filter) return NativeFilter.and(...filter.and.map((part) => this.filter(part)));
    const [field, operator, value] = filter;
    return NativeFilter.where(this.values.field(field), operator, this.values.toNative(value));
  }

  private async cursor(values: readonly unknown[]): Promise<unknown[]> {
    const [only] = values;
    if (only instanceof Special && only.kind === 'snapshot') {
      return [await this.db.doc(this.corner.real(only.of[0] as string)).get()];
    }
    return values.map((value) => this.values.toNative(value));
  }
}
