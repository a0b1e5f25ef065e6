import { type Information, informationSchema } from '../../src/domain/information/information.ts';
import { audienceOf, peopleOf } from '../../src/domain/information/recipients.ts';
import { sectorSchema } from '../../src/domain/sectors/sector.ts';
import { addDays, startOfDay } from '../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../src/domain/time/epoch.ts';
import { userSchema } from '../../src/domain/users/user.ts';
import { sectorIdOf } from './parks.ts';
import { peopleDocuments } from './people.ts';
import { sectorDocuments } from './sectors.ts';
import type { SeedDocument } from './seed-document.ts';
import { stored } from './stored.ts';

const ZOO = 'zoo-fullcare';
const HOUR = 3_600_000;
const EVERYBODY = { everyone: true, sectorIds: [], roles: [], userIds: [] };
const toPeople = (...userIds: string[]) => ({ ...EVERYBODY, everyone: false, userIds });
const toSector = (sector: string) => ({ ...EVERYBODY, everyone: false, sectorIds: [sectorIdOf(ZOO, sector)] });

type Written = Pick<Information, 'title' | 'content' | 'type' | 'priority' | 'needsConfirmation' | 'recipients'> & {
  readonly id: string;
  /** in days from the day of the seed */
  readonly from: number;
  readonly until: number;
};

const WRITTEN: readonly Written[] = [
  {
    id: 'chaleur',
    title: 'Alerte chaleur jeudi et vendredi',
    content:
      'Plus de **32 °C** attendus.\n\n- Abreuvoirs contrôlés à 10 h et à 15 h\n- Abris ouverts toute la journée\n- Brumisateurs de la volière en marche',
    ...{ type: 'warning', priority: 'high', needsConfirmation: true, recipients: EVERYBODY },
    ...{ from: -1, until: 4 },
  },
  {
    id: 'cloture-savane',
    title: 'Clôture nord de la savane en réparation',
    content: 'Personne n’entre dans le parc des **girafes** par le portail nord avant la fin des travaux.',
    ...{ type: 'urgent', priority: 'high', needsConfirmation: true, recipients: toSector('savane') },
    ...{ from: -2, until: 5 },
  },
  {
    id: 'entretien-annuel',
    title: 'Entretien annuel',
    content: 'Merci de proposer deux dates avant la fin du mois.',
    ...{ type: 'info', priority: 'normal', needsConfirmation: false, recipients: toPeople('fullcare-vet') },
    ...{ from: -1, until: 14 },
  },
  {
    id: 'inventaire',
    title: 'Inventaire annuel du mois prochain',
    content: 'Le calendrier par secteur suivra.',
    ...{ type: 'info', priority: 'low', needsConfirmation: false, recipients: EVERYBODY },
    ...{ from: 7, until: 21 },
  },
  {
    id: 'parking',
    title: 'Parking du personnel fermé',
    content: 'Le parking du personnel est fermé pour marquage au sol.',
    ...{ type: 'info', priority: 'normal', needsConfirmation: false, recipients: EVERYBODY },
    ...{ from: -20, until: -15 },
  },
];

/** Returns the information of the largest park: current, future and expired, around the day of `now`. */
export function informationDocuments(now: number): SeedDocument[] {
  const today = startOfDay(now, ZONE);
  const people = peopleDocuments()
    .map(({ data }) => userSchema.safeParse(data))
    .flatMap((read) => (read.success && read.data.zooId === ZOO ? [read.data] : []));
  const sectors = sectorDocuments(null)
    .map(({ data }) => sectorSchema.safeParse(data))
    .flatMap((read) => (read.success && read.data.zooId === ZOO ? [read.data] : []));
  return WRITTEN.map(({ id, from, until, ...written }) => {
    const displayFromUnix = addDays(today, from, ZONE) + 7 * HOUR;
    const createdAtUnix = addDays(today, Math.min(from, -1), ZONE) + 6 * HOUR;
    const information = informationSchema.parse({
      ...written,
      informationId: `${ZOO}--${id}`,
      zooId: ZOO,
      displayFromUnix,
      displayUntilUnix: addDays(today, until, ZONE) + 18 * HOUR,
      audience: audienceOf(written.recipients, peopleOf(written.recipients, people, sectors)),
      authorId: 'fullcare-manager',
      createdAtUnix,
      updatedAtUnix: createdAtUnix,
      remindedAtUnix: null,
      toldAtUnix: from < 0 ? displayFromUnix : null,
    } satisfies Information);
    return stored(`information/${information.informationId}`, information);
  });
}
