import type { QuestionCategory } from '../../src/domain/content/question-category.ts';
import { sectorIdOf } from './parks.ts';

/** A group that people of the seed evaluate quickly. */
export type SeedQuickGroup = {
  readonly zooId: string;
  readonly groupName: string;
  readonly speciesIds: readonly string[];
  readonly sectorId: string | null;
  readonly individualCount: number;
  /** its owner first */
  readonly memberIds: readonly string[];
  /** the part of the best answers, 0 to 1, at the first evaluation */
  readonly begins: Readonly<Record<QuestionCategory, number>>;
  /** the part of the best answers that each category has won or lost after two years */
  readonly change: number;
  /** the days between two evaluations, roughly */
  readonly everyDays: number;
  /** the days until the next one; null for none planned */
  readonly nextInDays: number | null;
  /** how the last evaluations stand: one that goes on, or one of a colleague in the same week */
  readonly ending?: 'running' | 'second_opinion';
};

const even = (level: number) => ({ housing: level, feeding: level, health: level, behavior: level });
const FULLCARE = ['fullcare-keeper', 'fullcare-sector-manager', 'fullcare-vet'] as const;
const ESSENTIAL = ['essential-keeper', 'essential-manager'] as const;
const FARM = ['discovery-manager', 'discovery-keeper'] as const;

/** Eight groups in the parks and three on the farm, whose whole product these evaluations are. */
export const SEED_QUICK_GROUPS: readonly SeedQuickGroup[] = [
  {
    ...{ zooId: 'zoo-fullcare', groupName: 'Suricates de la dune', speciesIds: ['suricate'], individualCount: 10 },
    ...{ sectorId: sectorIdOf('zoo-fullcare', 'carnivores'), memberIds: ['fullcare-manager', ...FULLCARE] },
    ...{ begins: { housing: 0.45, feeding: 0.7, health: 0.8, behavior: 0.5 }, change: 0.25 },
    ...{ everyDays: 75, nextInDays: 12, ending: 'second_opinion' },
  },
  {
    ...{ zooId: 'zoo-fullcare', groupName: 'Girafes du plateau', speciesIds: ['girafe'], individualCount: 3 },
    ...{ sectorId: sectorIdOf('zoo-fullcare', 'savane'), memberIds: FULLCARE },
    ...{ begins: { housing: 0.8, feeding: 0.75, health: 0.7, behavior: 0.75 }, change: 0.05 },
    ...{ everyDays: 90, nextInDays: 30 },
  },
  {
    ...{ zooId: 'zoo-fullcare', groupName: 'Éléphants', speciesIds: ['elephant-afrique'], individualCount: 4 },
    ...{ sectorId: sectorIdOf('zoo-fullcare', 'savane'), memberIds: FULLCARE },
    ...{ begins: { housing: 0.6, feeding: 0.65, health: 0.55, behavior: 0.4 }, change: 0.2 },
    ...{ everyDays: 60, nextInDays: -4 },
  },
  {
    ...{ zooId: 'zoo-fullcare', groupName: 'Lions et tigres', speciesIds: ['lion', 'tigre'], individualCount: 8 },
    ...{ sectorId: sectorIdOf('zoo-fullcare', 'carnivores'), memberIds: ['fullcare-manager', 'fullcare-keeper-3'] },
    ...{ begins: { housing: 0.5, feeding: 0.85, health: 0.9, behavior: 0.3 }, change: 0.1 },
    ...{ everyDays: 100, nextInDays: null },
  },
  {
    ...{ zooId: 'zoo-fullcare', groupName: 'Manchots de la plage', speciesIds: ['manchot-humboldt'] },
    ...{ individualCount: 13, sectorId: sectorIdOf('zoo-fullcare', 'riviere'), memberIds: ['fullcare-keeper'] },
    ...{ begins: even(0.7), change: -0.25, everyDays: 80, nextInDays: 5, ending: 'running' },
  },
  {
    ...{ zooId: 'zoo-essential', groupName: 'Manchots de l’anse', speciesIds: ['manchot-humboldt'] },
    ...{ individualCount: 12, sectorId: sectorIdOf('zoo-essential', 'oiseaux-de-mer'), memberIds: ESSENTIAL },
    ...{ begins: even(0.6), change: 0.15, everyDays: 110, nextInDays: 20 },
  },
  {
    ...{ zooId: 'zoo-essential', groupName: 'Otaries de la crique', speciesIds: ['otarie-californie'] },
    ...{ individualCount: 4, sectorId: sectorIdOf('zoo-essential', 'mammiferes-marins'), memberIds: ESSENTIAL },
    ...{ begins: { housing: 0.55, feeding: 0.8, health: 0.75, behavior: 0.6 }, change: 0.1 },
    ...{ everyDays: 120, nextInDays: 45 },
  },
  {
    ...{ zooId: 'zoo-demo', groupName: 'Makis de l’île', speciesIds: ['maki-catta'], individualCount: 12 },
    ...{ sectorId: sectorIdOf('zoo-demo', 'primates'), memberIds: ['demo-visitor'] },
    ...{ begins: { housing: 0.65, feeding: 0.6, health: 0.8, behavior: 0.7 }, change: 0.2 },
    ...{ everyDays: 90, nextInDays: 15 },
  },
  {
    ...{ zooId: 'zoo-discovery', groupName: 'Chèvres naines', speciesIds: ['chevre-naine'], individualCount: 14 },
    ...{ sectorId: null, memberIds: FARM, begins: { housing: 0.5, feeding: 0.55, health: 0.7, behavior: 0.6 } },
    ...{ change: 0.3, everyDays: 70, nextInDays: 9, ending: 'second_opinion' },
  },
  {
    ...{ zooId: 'zoo-discovery', groupName: 'Poules du verger', speciesIds: ['gallus-domesticus'] },
    ...{ individualCount: 26, sectorId: null, memberIds: ['discovery-keeper', 'discovery-manager'] },
    ...{ begins: even(0.65), change: 0.05, everyDays: 95, nextInDays: -2 },
  },
  {
    ...{ zooId: 'zoo-discovery', groupName: 'Ânes et poneys', speciesIds: ['ane-poitou', 'equus-caballus'] },
    ...{ individualCount: 5, sectorId: null, memberIds: FARM, begins: even(0.55), change: -0.1 },
    ...{ everyDays: 120, nextInDays: null },
  },
];
