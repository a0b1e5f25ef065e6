import type { ZoneFields } from '#data/enclosures/enclosure-changes.ts';
import type { Zone } from '#domain/enclosures/zone.ts';

type Fields = Partial<ZoneFields>;

/**
 * What was written of zones and is not answered yet. A zone that is moved twice in a hurry comes from where it was put last, not
 * from where it is still drawn; so going back leads there.
 */
export function unansweredFields() {
  const written = new Map<string, Fields>();
  return {
    /** Returns what the zone holds in the fields that are about to change. */
    before(zone: Zone, fields: Fields): Fields {
      const known = { ...zone, ...written.get(zone.zoneId) };
      return Object.fromEntries(Object.keys(fields).map((field) => [field, known[field as keyof ZoneFields]]));
    },
    /** Sends the fields, and holds them until there is an answer; returns the answer. */
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
