import { expect, it } from 'vitest';
import { aCampaignContent } from '../../../tests/support/builders/campaign.ts';
import { CAMPAIGN_TYPES } from './campaign-type.ts';
import { checkDraft } from './check-campaign.ts';
import { emptyCampaign, tidyCampaign } from './tidy-campaign.ts';

it('a new campaign of each type lacks its name alone to be a draft', () => {
  for (const type of CAMPAIGN_TYPES) expect(Object.keys(checkDraft(emptyCampaign(type, Date.now())))).toEqual(['name']);
  expect(emptyCampaign('training', 0).minAgreement).not.toBeNull();
});
it('is stored without blanks, repetitions and animals beside enclosures, with days from their start', () => {
  const noon = Date.parse('2026-05-04T10:00:00Z');
  const typed = {
    name: ' Suivi ',
    description: ' a ',
    observerIds: ['a', 'a'],
    enclosureIds: ['b', 'b'],
    animalIds: ['c'],
  };
  const tidy = tidyCampaign(aCampaignContent({ ...typed, startAtUnix: noon }));
  expect(tidy).toMatchObject({
    name: 'Suivi',
    description: 'a',
    observerIds: ['a'],
    enclosureIds: ['b'],
    animalIds: [],
  });
  expect(new Date(tidy.startAtUnix).toISOString()).toBe('2026-05-03T22:00:00.000Z');
  expect(tidyCampaign(aCampaignContent({ ...typed, concernedBy: 'individual' }))).toMatchObject({
    ...{ enclosureIds: [], animalIds: ['c'] },
  });
});

it('keeps a range of scores in a welfare assessment with a questionnaire alone', () => {
  const scored = { type: 'welfare', questionnaireId: 'q', minScore: 60, maxScore: 90 } as const;
  const kept = [{}, { type: 'training' }, { questionnaireId: null }] as const;
  const tidy = kept.map((one) => tidyCampaign(aCampaignContent({ ...scored, ...one })));
  expect(tidy.map(({ minScore, maxScore }) => [minScore, maxScore])).toEqual([
    [60, 90],
    [null, null],
    [null, null],
  ]);
});
