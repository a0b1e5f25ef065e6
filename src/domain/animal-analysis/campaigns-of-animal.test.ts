import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../tests/support/builders/campaign.ts';
import { aMovement } from '../../../tests/support/builders/movement.ts';
import { campaignsOfAnimal, campaignsOfAnimals } from './campaigns-of-animal.ts';

const MAY = Date.parse('2026-05-10T10:00:00Z');
const MARCH = Date.parse('2026-03-10T10:00:00Z');
const JUNE = Date.parse('2026-06-10T10:00:00Z');
const named = aCampaign({
  ...{ campaignId: 'named', concernedBy: 'individual', animalIds: ['nala'], enclosureIds: ['far'] },
});
const ofPlain = aCampaign({ campaignId: 'plain', concernedBy: 'enclosure', enclosureIds: ['plain'] });
const ofRock = aCampaign({ campaignId: 'rock', concernedBy: 'enclosure', enclosureIds: ['rock'] });
const campaigns = [named, ofPlain, ofRock];
const idsOf = (animalId: string, enclosureId: string | null, ...movements: readonly ReturnType<typeof aMovement>[]) =>
  campaignsOfAnimal(campaigns, { animalId, enclosureId, movements }).map(({ campaignId }) => campaignId);
const move = (movementId: string, movedAtUnix: number, toEnclosureId: string | null) =>
  aMovement({ movementId, movedAtUnix, recordedAtUnix: movedAtUnix, toEnclosureId });

describe('the campaigns of an animal', () => {
  it('name it, or one of the enclosures in which it lives', () => {
    expect(idsOf('nala', 'plain')).toEqual(['named', 'plain']);
    expect(idsOf('zoe', 'rock')).toEqual(['rock']);
    expect(idsOf('zoe', null)).toEqual([]);
  });

  it('are those of the enclosures of that time, not of today', () => {
    expect(idsOf('zoe', 'plain', move('m1', MARCH, 'rock'), move('m2', JUNE, 'plain'))).toEqual(['rock']);
  });

  it('are those of both enclosures where it moved during the campaigns', () => {
    expect(idsOf('zoe', 'plain', move('m1', MARCH, 'rock'), move('m2', MAY, 'plain'))).toEqual(['plain', 'rock']);
  });

  it('stay with an animal that died since', () => {
    expect(idsOf('zoe', null, move('m1', MARCH, 'rock'), move('m2', JUNE, null))).toEqual(['rock']);
  });
});

describe('the campaigns of several animals', () => {
  it.each([
    [
      'name one of them, or an enclosure in which one lives today',
      ['nala', 'plain'],
      ['zoe', null],
      ['named', 'plain'],
    ],
    ['are none of animals that live nowhere and that no campaign names', ['zoe', null], ['zuri', null], []],
  ] as const)('%s', (_, one, other, expected) => {
    const animals = [one, other].map(([animalId, enclosureId]) => ({ animalId, enclosureId }));
    expect(campaignsOfAnimals(campaigns, animals).map(({ campaignId }) => campaignId)).toEqual(expected);
  });
});
