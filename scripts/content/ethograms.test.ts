import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkEthogram } from '../../src/domain/ethograms/check-ethogram.ts';
import { missingTexts } from '../../src/domain/ethograms/missing-texts.ts';
import { tidyEthogram } from '../../src/domain/ethograms/tidy-ethogram.ts';
import { levelsOfCatalogue } from './levels-of-catalogue.ts';
import { readEthograms } from './read-ethograms.ts';

const taxonomy = levelsOfCatalogue();
const bibliography = readFileSync(join(import.meta.dirname, 'bibliography.json'), 'utf8');
const cited = new Set(
  (JSON.parse(bibliography) as { readonly referenceId: string }[]).map(({ referenceId }) => referenceId),
);
const ethograms = [...readEthograms()];

it('has six official ethograms, each under its own reference', () => {
  expect(new Set(ethograms.map(([, { ethogramRef }]) => ethogramRef)).size).toBe(6);
});

describe.each(ethograms)('%s', (_name, ethogram) => {
  it('passes the check of editors, and is stored as it is written', () => {
    expect(
      checkEthogram(ethogram, { taxonomy, takenRefs: new Set(), referenceIds: cited, publishedCodes: [] }),
    ).toEqual({});
    expect(tidyEthogram(ethogram)).toEqual(ethogram);
  });
  it('is written in all seven languages', () => expect(missingTexts(ethogram)).toEqual([]));
  it('has 12 to 25 behaviours', () => {
    expect(ethogram.behaviours.length).toBeGreaterThanOrEqual(12);
    expect(ethogram.behaviours.length).toBeLessThanOrEqual(25);
  });
  it('names sources', () => {
    expect(ethogram.references.length).toBeGreaterThan(0);
  });
});
