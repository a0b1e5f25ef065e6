import { type Alert, ALERT_STATUSES } from '#domain/alerts/alert.ts';

/** The names of what an alert names by ids. */
export type AlertNames = {
  readonly person: (userId: string) => string;
  readonly enclosure: (enclosureId: string) => string;
  readonly animal: (animalId: string) => string;
  readonly behaviour: (code: string) => string;
};

/** An alert with its names; a name is '' where the alert names nobody or nothing. */
export type AlertRow = {
  readonly alert: Alert;
  readonly enclosureName: string;
  /** of the enclosure, after that of the animal where the alert is about one */
  readonly subjectName: string;
  readonly observerName: string;
  readonly behaviourName: string;
  readonly acknowledgedByName: string;
};

/** Returns the rows of alerts: active ones first, then acknowledged and resolved ones, each the latest first. */
export function alertRows(alerts: readonly Alert[], names: AlertNames): readonly AlertRow[] {
  const rank = ({ status }: Alert) => ALERT_STATUSES.indexOf(status);
  const nameOf = (id: string | null, name: (id: string) => string) => (id === null ? '' : name(id));
  return alerts
    .toSorted((one, other) => rank(one) - rank(other) || other.occurredAtUnix - one.occurredAtUnix)
    .map((alert) => {
      const enclosureName = nameOf(alert.enclosureId, names.enclosure);
      const subject = [nameOf(alert.animalId, names.animal), enclosureName];
      return {
        ...{ alert, enclosureName },
        subjectName: subject.filter((name) => name !== '').join(' · '),
        observerName: nameOf(alert.observerId, names.person),
        behaviourName: nameOf(alert.behaviourCode, names.behaviour),
        acknowledgedByName: nameOf(alert.acknowledgedBy, names.person),
      };
    });
}
