import type { ZoneFields } from '#data/enclosures/enclosure-changes.ts';
import type { Zone } from '#domain/enclosures/zone.ts';

type Fields = Partial<ZoneFields>;

/**
 * Returns the written fields of zones that are not answered yet. A zone moved twice in a hurry has the place of the
 * first move as its former one, not the drawn one; so undoing leads there.
 */
export function unansweredFields() {
  const written = new Map<string, Fields>();
  return {
    /** Returns the present values of the fields that are about to change. */
    before(zone: Zone, fields: Fields): Fields {
      const known = { ...zone, ...written.get(zone.zoneId) };
      return Object.fromEntries(Object.keys(fields).map((field) => [field, known[field as keyof ZoneFields]]));
    },
    /** Sends the fields, and keeps them until there is an answer; returns the answer. */
    async send<Answer>(zoneId: string, fields: Fields, write: () => PromiseLike<Answer>): Promise<Answer> {
      const held = { ...written.get(zoneId), ...fields };
      written.set(zoneId, held);
      try {
        return await write();
      } finally {
        if (written.get(zoneId) === held) written.delete(zoneId);
      }
    },
  };
}
