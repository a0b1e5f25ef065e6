import { addDays } from '../../../src/domain/time/calendar-day.ts';
import { ZONE } from '../../../src/domain/time/epoch.ts';
import type { Random } from '../random.ts';
import type { SeedDocument } from '../seed-document.ts';
import { FIGURES } from './figures.ts';
import type { Place } from '../place.ts';
import { stored } from '../stored.ts';

const HOUR = 3_600_000;
/** The interval in days, for each animal and enclosure. */
const WEIGHED_EVERY_DAYS = 45;
const READ_EVERY_DAYS = 15;

const ENVIRONMENT = [
  { parameterId: 'air_temperature', unit: '°C', from: 8, to: 29 },
  { parameterId: 'humidity', unit: '%', from: 35, to: 95 },
] as const;
const PRESCRIPTIONS = [
  { molecule: 'meloxicam', dosage: 0.2, dosageUnit: 'mg', route: 'oral', treatmentReason: 'boiterie' },
  { molecule: 'ivermectine', dosage: 0.3, dosageUnit: 'mg', route: 'injectable_sc', treatmentReason: 'parasites' },
  { molecule: 'amoxicilline', dosage: 15, dosageUnit: 'mg', route: 'oral', treatmentReason: 'plaie' },
] as const;

/** Yields weights, prescriptions and air readings, with a few typing errors. */
export function* measurementDocuments(random: Random, place: Place, today: number): Generator<SeedDocument> {
  for (const animalId of place.animalIds) yield* healthOf(random, place, animalId, today);
  for (let back = 0; back < FIGURES.days; back += READ_EVERY_DAYS) {
    for (const { parameterId, unit, from, to } of ENVIRONMENT) {
      const at = addDays(today, -back, ZONE) + random.between(6, 18) * HOUR;
      yield valueDocument('environmentalParameterValues', `${place.enclosureId}--${parameterId}-${back}`, {
        parameterId,
        zooId: place.zooId,
        enclosureId: place.enclosureId,
        value: random.between(from * 10, to * 10) / 10,
        unit,
        collector: random.pick([...place.keepers, place.planner]),
        dateUnix: at,
      });
    }
  }
}

function* healthOf(random: Random, place: Place, animalId: string, today: number): Generator<SeedDocument> {
  const weight = random.between(30, 90_000) / 100;
  for (let back = 0; back < FIGURES.days; back += WEIGHED_EVERY_DAYS) {
    // A misplaced decimal point, once in two hundred.
    const slip = random.chance(0.005) ? 10 : 1;
    yield valueDocument('healthParameterValues', `${animalId}--weight-${back}`, {
      parameterId: 'weight',
      zooId: place.zooId,
      animalId,
      value: Math.round(weight * slip * (97 + random.between(0, 6))) / 100,
      unit: 'kg',
      collector: random.pick([...place.keepers, place.planner]),
      dateUnix: addDays(today, -back, ZONE) + random.between(8, 17) * HOUR,
    });
  }
  if (random.chance(0.06)) yield prescriptionDocument(random, place, animalId, today);
}

function valueDocument(collection: string, id: string, value: Record<string, unknown>): SeedDocument {
  return stored(`${collection}/${id}`, { valueId: id, notes: '', ...value });
}

function prescriptionDocument(random: Random, place: Place, animalId: string, today: number): SeedDocument {
  const startedDaysAgo = random.between(0, FIGURES.days - 1);
  const isOver = startedDaysAgo > 14;
  const start = addDays(today, -startedDaysAgo, ZONE);
  return stored(`prescriptions/${animalId}--1`, {
    prescriptionId: `${animalId}--1`,
    zooId: place.zooId,
    animalId,
    enclosureId: place.enclosureId,
    sectorId: place.sectorId,
    ...random.pick(PRESCRIPTIONS),
    quantity: random.between(1, 3),
    quantityUnit: 'tablets',
    frequency: random.pick(['once_daily', 'twice_daily', 'every_other_day']),
    veterinarian: place.zooId === 'zoo-fullcare' ? 'fullcare-vet' : null,
    status: isOver ? 'archived' : 'current',
    startDateUnix: start,
    plannedEndDateUnix: addDays(start, 10, ZONE),
    actualEndDateUnix: isOver ? addDays(start, random.between(5, 14), ZONE) : null,
    endReason: isOver ? random.pick(['recovery', 'recovery', 'veterinary_decision', 'ineffective']) : null,
    notes: '',
  });
}
