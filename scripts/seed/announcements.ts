import { type Announcement, announcementSchema } from '../../src/domain/announcements/announcement.ts';
import { addDays, startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import type { SeedDocument } from './seed-document.ts';

const ZOO = 'zoo-fullcare';
const HOUR = 3_600_000;

type Written = Pick<Announcement, 'title' | 'message' | 'broadcastTeams'> & {
  readonly id: string;
  /** in days before and after the day of the seed */
  readonly from: number;
  readonly until: number | null;
};

const WRITTEN: readonly Written[] = [
  {
    id: 'passerelle',
    title: 'Passerelle de la rivière fermée',
    message:
      'La passerelle entre la lagune et la volière est fermée pour travaux.\nLes tournées passent par le chemin des loutres ; les véhicules, par la route de service.',
    broadcastTeams: ['everyone'],
    from: 1,
    until: 6,
  },
  {
    id: 'formation-contention',
    title: 'Formation à la contention',
    message:
      'Deux sessions sont ouvertes aux soigneurs, salle du terrarium.\nInscrivez-vous auprès d’Élodie Garnier avant vendredi.',
    broadcastTeams: ['keeper', 'veterinary'],
    from: 3,
    until: null,
  },
];

/** Returns the announcements of the largest park, around the day of `now`. */
export function announcementDocuments(now: number): SeedDocument[] {
  const today = startOfDay(now, ZONE);
  return WRITTEN.map(({ id, from, until, ...text }) => {
    const createdAtUnix = addDays(today, -from, ZONE) + 9 * HOUR;
    const expiresAtUnix = until === null ? null : addDays(today, until, ZONE) + 18 * HOUR;
    const announcement = announcementSchema.parse({
      ...text,
      announcementId: id,
      zooId: ZOO,
      expiresAtUnix,
      sendNotification: false,
      createdBy: 'fullcare-manager',
      createdAtUnix,
      updatedAtUnix: createdAtUnix,
    });
    return {
      path: `zoo/${ZOO}/announcements/${id}`,
      data: {
        ...announcement,
        expiresAt: expiresAtUnix === null ? null : new Date(expiresAtUnix),
        createdAt: new Date(createdAtUnix),
        updatedAt: new Date(createdAtUnix),
      },
    };
  });
}
