import { ALERT_KINDS, ALERT_STATUSES } from '#domain/alerts/alert.ts';
import { choice, optional, words } from '#kit/filters/filter-kinds.ts';
import { filtersOf } from '#kit/filters/filter-set.ts';
import type { AlertRow } from './alert-row.ts';

/** The filters of alerts: words, the status, the kind, the enclosure. */
export const ALERT_FILTERS = filtersOf<AlertRow>()({
  search: words('q', ({ alert, subjectName, observerName }) => [subjectName, observerName, alert.reason].join(' \n')),
  status: optional('status', ALERT_STATUSES, ({ alert }, shown) => alert.status === shown),
  kind: optional('kind', ALERT_KINDS, ({ alert }, shown) => alert.kind === shown),
  enclosureId: choice('enclosure', ({ alert }, id) => alert.enclosureId === id),
});
