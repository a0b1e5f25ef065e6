import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../tests/support/builders/campaign.ts';
import { aScanEntry, aScanRecord } from '../../../tests/support/builders/observation-session.ts';
import { analyse } from '../analysis/analyse.ts';
import { DEFAULT_PARAMETERS } from '../analysis/default-parameters.ts';
import type { ScanRecord } from '../observation-sessions/session.ts';
import { groupsOf, inJoinedCodes, type JoinedCampaigns } from './joined-sessions.ts';
import { type AnalysisGround, sessionDataSet } from './session-data-set.ts';

const START = Date.parse('2026-03-05T09:00:00Z');
const session = (visitId: string, ...records: readonly ScanRecord[]) => ({
  ...{ visitId, animalIds: [] },
  scans: [aScanEntry({ number: 1, atUnix: START, records: [...records] })],
});
const of = (animalId: string, code: string | null) =>
  aScanRecord({ animalId, code, sighting: code === null ? 'not_visible' : 'seen' });
const joined: JoinedCampaigns = {
  campaignOf: { v1: 'one', v2: 'two' },
  codesOf: { one: { RES: 'REST' }, two: { REST: 'REST', RES: 'RES@other' } },
  groupOf: { one: 'group', two: 'group@two' },
};
const sessions = [session('v1', of('ada', 'RES'), of('bo', null)), session('v2', of('ada', 'REST'), of('cleo', 'RES'))];
const dataSetOf = (animalIds: readonly string[] = [], joins: Partial<AnalysisGround> = { joined }) =>
  sessionDataSet(sessions, {
    ground: {
      animals: ['ada', 'bo', 'cleo'].map((animalId) => ({ animalId, speciesId: 'lion' })),
      ...{ codes: ['REST', 'RES@other'], areas: [], zones: [], ...joins },
    },
    filters: { fromMs: null, beforeMs: null, hours: null, animalIds, codes: [], most: null },
    parameters: DEFAULT_PARAMETERS,
  }).dataSet;

describe('sessions of two campaigns', () => {
  it('are added, each behaviour under its joined code', () => {
    const { frequency, statistics } = analyse(dataSetOf());
    expect(frequency.overall.behaviours.map(({ behaviour, count }) => [behaviour, count])).toEqual([
      ['RES@other', 1],
      ['REST', 2],
    ]);
    expect(statistics).toMatchObject({ scans: 2, visibleRecords: 3, individuals: 3 });
  });

  it('count an animal as not visible in the scans of its own campaigns alone', () => {
    const dataSet = dataSetOf();
    expect(dataSet.cohorts).toEqual([
      { id: 'one', individualIds: ['ada', 'bo'] },
      { id: 'two', individualIds: ['ada', 'cleo'] },
    ]);
    expect(dataSet.scans.map(({ cohortId }) => cohortId)).toEqual(['one', 'two']);
    const percents = analyse(dataSet).visibility.map(({ individualId, percent }) => [individualId, percent]);
    expect(percents).toEqual([
      ['ada', 100],
      ['bo', 0],
      ['cleo', 100],
    ]);
  });

  it('keep the animals of the filters alone in each cohort', () => {
    expect(dataSetOf(['bo', 'cleo']).cohorts?.map(({ individualIds }) => individualIds)).toEqual([['bo'], ['cleo']]);
  });

  it('have no cohorts where they are of one campaign', () => {
    const dataSet = dataSetOf([], {});
    expect(dataSet).not.toHaveProperty('cohorts');
    expect(dataSet.scans[0]).not.toHaveProperty('cohortId');
  });

  it('keep a code that an ethogram lacks apart from the same code of the other campaign', () => {
    const [, strange] = inJoinedCodes(
      [session('v1', of('ada', 'RES')), session('v1', of('ada', 'constructor'))],
      joined,
    );
    expect(strange?.scans[0]?.records[0]?.code).toBe('constructor@one');
  });

  it('keep groups that were recorded as one apart, and have no animal of such a session', () => {
    const whole = (visitId: string) => ({ ...session(visitId, of('group', 'REST')), animalIds: ['ada'] });
    const { dataSet } = sessionDataSet([whole('v1'), whole('v2')], {
      ground: {
        animals: ['group', 'group@two', 'ada'].map((animalId) => ({ animalId, speciesId: '' })),
        ...{ codes: ['REST'], areas: [], zones: [], joined },
      },
      filters: { fromMs: null, beforeMs: null, hours: null, animalIds: [], codes: [], most: null },
      parameters: DEFAULT_PARAMETERS,
    });
    expect(dataSet.records.map(({ individualId }) => individualId)).toEqual(['group', 'group@two']);
    expect(dataSet.individuals.map(({ id }) => id)).toEqual(['group', 'group@two']);
  });
});

it('campaigns of the same enclosures have one group, whatever their order, and others have their own', () => {
  const about = (campaignId: string, ...enclosureIds: string[]) => aCampaign({ campaignId, enclosureIds });
  const named = aCampaign({
    campaignId: 'four',
    concernedBy: 'individual',
    animalIds: ['ada'],
    enclosureIds: ['a', 'b'],
  });
  expect(groupsOf([about('one', 'a', 'b'), about('two', 'c'), about('three', 'b', 'a'), named])).toEqual({
    ...{ one: 'group', two: 'group@two', three: 'group', four: 'group@four' },
  });
  expect(groupsOf([])).toEqual({});
});
