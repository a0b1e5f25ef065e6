import { type ComponentType, createContext } from 'react';

/** The part of an animal's page that a panel fills: its statistics, or its relations. */
export type AnimalPanelProps = { readonly animalId: string; readonly kind: 'statistics' | 'social' };

/**
 * Panels that a page shows and whose feature it may not import, since that feature stands above it. The app gives them, lazily
 * loaded; null where it gives none.
 */
export type GuestPanels = { readonly animal: ComponentType<AnimalPanelProps> | null };

export const GuestPanelsContext = createContext<GuestPanels>({ animal: null });
