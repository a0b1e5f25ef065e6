import { LAYOUT_NAMES } from '../layouts.ts';
import { ANIMALS } from './animals.ts';
import { backdrop, drawing, type Light } from './backdrop.ts';
import { plan } from './plan.ts';
import { scene } from './scene.ts';

const LIGHTS: readonly Light[] = ['day', 'evening'];

const nameIn = (name: string, light: Light) => (light === 'day' ? name : `${name}-${light}`);

/** Every drawing of the seed as SVG, by its name: each species and kind of enclosure by day and in the evening, and the plans. */
export const DRAWINGS: ReadonlyMap<string, () => string> = new Map([
  ...Object.entries(ANIMALS).flatMap(([specieId, { where, draw }]) =>
    LIGHTS.map((light) => [nameIn(specieId, light), () => drawing(backdrop(where, light) + draw())] as const),
  ),
  ...LAYOUT_NAMES.flatMap((layout) =>
    LIGHTS.map((light) => [nameIn(`scene-${layout}`, light), () => drawing(scene(layout, light))] as const),
  ),
  ...LAYOUT_NAMES.map((layout) => [`plan-${layout}`, () => plan(layout)] as const),
]);

/** Returns the name of the drawing of a species; null when it has none. */
export function drawingOfSpecies(specieId: string | null): string | null {
  return specieId !== null && Object.hasOwn(ANIMALS, specieId) ? specieId : null;
}
