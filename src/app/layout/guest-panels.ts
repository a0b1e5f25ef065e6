import { lazy } from 'react';
import type { GuestPanels } from '#kit/page/guest-panels.ts';

/** The panels of features that stand above the page that shows them. */
export const GUEST_PANELS: GuestPanels = {
  animal: lazy(async () => (await import('#features/animal-analysis/index.ts')).loadAnimalFindings()),
};
