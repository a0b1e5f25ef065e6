import { expect, it } from 'vitest';
import { STORED_MAX_BYTES } from '../../../src/domain/pictures/limits.ts';
import { layoutOf } from '../layouts.ts';
import { PARKS } from '../parks.ts';
import { drawingOfSpecies, DRAWINGS } from './drawings.ts';
import { renderDrawing } from './render.ts';

it('every species in an enclosure with a plan has a drawing', () => {
  const kept = PARKS.flatMap((park) =>
    park.sectors
      .filter(({ key }) => layoutOf(key) !== null)
      .flatMap((sector) => sector.enclosures.flatMap((one) => one.species)),
  );
  expect(kept.filter((specieId) => drawingOfSpecies(specieId) === null)).toEqual([]);
});

it('no two species have the same drawing', () => {
  const drawings = [...DRAWINGS.values()].map((draw) => draw());
  expect(new Set(drawings).size).toBe(drawings.length);
});

it('a species without a drawing, or none at all, has no picture', () => {
  expect(drawingOfSpecies('oryzias-latipes')).toBeNull();
  expect(drawingOfSpecies('constructor')).toBeNull();
  expect(drawingOfSpecies(null)).toBeNull();
});

it("drawings are JPEGs within the server's size, with small thumbnails; an unknown one is refused", async () => {
  for (const { main, thumbnail } of await Promise.all(['lion', 'scene-plain', 'plan-forest'].map(renderDrawing))) {
    for (const { 0: first, 1: second } of [main, thumbnail]) expect([first, second]).toEqual([0xff, 0xd8]);
    expect(main.length).toBeLessThan(STORED_MAX_BYTES);
    expect(thumbnail.length).toBeLessThan(12_000);
  }
  await expect(renderDrawing('constructor')).rejects.toThrow('The seed has no drawing constructor');
});
