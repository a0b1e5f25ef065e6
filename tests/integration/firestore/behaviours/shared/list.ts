/** Every behaviour that all clients show. */
import { aggregations } from './aggregations.ts';
import { batches } from './batches.ts';
import { cursors } from './cursors.ts';
import { documents } from './documents.ts';
import { errors } from './errors.ts';
import { fieldValues } from './field-values.ts';
import { groups } from './groups.ts';
import { limitsRefill } from './limits-refill.ts';
import { limits } from './limits.ts';
import { listeners } from './listeners.ts';
import { merges } from './merges.ts';
import { orQueries } from './or-queries.ts';
import { order } from './order.ts';
import { queries } from './queries.ts';
import { transactions } from './transactions.ts';
import { values } from './values.ts';

export const sharedList = [
  ...values,
  ...order,
  ...documents,
  ...merges,
  ...fieldValues,
  ...queries,
  ...orQueries,
  ...cursors,
  ...groups,
  ...aggregations,
  ...batches,
  ...transactions,
  ...listeners,
  ...limitsRefill,
  ...errors,
  ...limits,
];
