import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsExchange,
  IconHeartOff,
  IconPlaneDeparture,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { AnimalChange } from './animal-change.ts';

export const CHANGE_ICONS = {
  move: IconArrowsExchange,
  group: IconUsersGroup,
  departure: IconPlaneDeparture,
  death: IconHeartOff,
  archive: IconArchive,
  restore: IconArrowBackUp,
} as const satisfies Record<AnimalChange, unknown>;
