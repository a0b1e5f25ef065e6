import { describe, expect, it } from 'vitest';
import { aCampaignContent } from '../../../tests/support/builders/campaign.ts';
import type { CampaignContent, Observation } from './campaign.ts';
import {
  checkCampaign,
  checkDraft,
  frozenChanges,
  isItsName,
  mayObserve,
  type PersonOfCampaign,
} from './check-campaign.ts';

const person = (userId: string, of: Partial<PersonOfCampaign> = {}): PersonOfCampaign => ({
  ...{ userId, userRight: 'user', rightsRoles: [], ...of },
});
const PEOPLE = [
  person('keeper-1'),
  person('auditor-1', { rightsRoles: ['auditor'] }),
  person('teacher-1', { userRight: 'pedagoadmin', rightsRoles: ['educational'] }),
  person('guest-1', { userRight: 'pedagoadmin' }),
];
const faults = (content: Partial<CampaignContent> = {}, observation: Partial<Observation> = {}) => {
  const complete = aCampaignContent(content);
  const checked = { ...complete, observation: { ...complete.observation, ...observation } };
  const found = checkCampaign(checked, { people: PEOPLE });
  return Object.fromEntries(Object.entries(found).map(([field, { code }]) => [field, code]));
};
const OF_EDUCATION: Partial<CampaignContent> = {
  ...{ type: 'pedagogical', questionnaireId: null, observerIds: ['teacher-1'] },
};

describe('a campaign to launch', () => {
  it('has no fault when it is complete, in each type', () => {
    expect(faults()).toEqual({});
    expect(faults(OF_EDUCATION)).toEqual({});
    expect(faults({ type: 'training', questionnaireId: null, minAgreement: 0.7 })).toEqual({});
    expect(faults({ auditorIds: ['auditor-1'] })).toEqual({});
  });
  it.each([
    [
      'a welfare assessment without questionnaire',
      { questionnaireId: null },
      'questionnaireId',
      'questionnaire-required',
    ],
    ['scans without ethogram', { ethogramId: null }, 'ethogramId', 'ethogram-required'],
    ['no enclosure', { enclosureIds: [] }, 'enclosureIds', 'enclosure-required'],
    ['no animal', { concernedBy: 'individual', enclosureIds: [] }, 'animalIds', 'animal-required'],
    ['no observer', { observerIds: [] }, 'observerIds', 'observer-required'],
    ['an unknown observer', { observerIds: ['gone'] }, 'observerIds', 'person-unknown'],
    ['an unknown auditor', { auditorIds: ['gone'] }, 'auditorIds', 'person-unknown'],
    [
      'an auditor without the role',
      { observerIds: ['auditor-1'], auditorIds: ['keeper-1'] },
      'auditorIds',
      'auditor-without-right',
    ],
    ['a teacher in a welfare assessment', { observerIds: ['teacher-1'] }, 'observerIds', 'observer-only-educational'],
    [
      'a keeper in a pedagogical one',
      { ...OF_EDUCATION, observerIds: ['keeper-1'] },
      'observerIds',
      'observer-not-educational',
    ],
    ['a training without agreement', { type: 'training', minAgreement: null }, 'minAgreement', 'agreement-required'],
  ] as const)('refuses %s', (_what, content, field, code) => {
    expect(faults(content as unknown as Partial<CampaignContent>)).toEqual({ [field]: `campaign/${code}` });
  });
  it.each([
    ['scans beyond the session', { scanCount: 11 }, 'observation.scanCount', 'scans-exceed-session'],
    [
      'focals and pauses beyond the session',
      { methods: ['focal'], observationCount: 3, pauseMinutes: 1 },
      'observation.observationCount',
      'focals-exceed-session',
    ],
    ['too many sessions', { sessionCount: 101 }, 'observation.sessionCount', 'plan-too-large'],
    ['a scan count of 0', { scanCount: 0 }, 'observation.scanCount', 'number-between'],
    ['a session count of half', { sessionCount: 1.5 }, 'observation.sessionCount', 'number-between'],
    ['a session of 481 minutes', { sessionMinutes: 481 }, 'observation.sessionMinutes', 'number-between'],
  ] as const)('refuses %s', (_what, observation, field, code) => {
    expect(faults({}, observation as unknown as Partial<Observation>)).toEqual({ [field]: `campaign/${code}` });
  });
  it('takes scans and focals that fill the session to the minute', () => {
    expect(faults({}, { scanCount: 10, scanIntervalMinutes: 3 })).toEqual({});
    expect(faults({}, { methods: ['focal'], observationCount: 3, observationMinutes: 10, pauseMinutes: 0 })).toEqual(
      {},
    );
  });
  it('needs a method or a questionnaire', () => {
    expect(faults({ ...OF_EDUCATION, ethogramId: null }, { methods: [] })).toEqual({
      'observation.methods': 'campaign/nothing-to-observe',
    });
  });
});

describe('a draft', () => {
  const draft = (content: Partial<CampaignContent>) =>
    Object.fromEntries(Object.entries(checkDraft(aCampaignContent(content))).map(([field, { code }]) => [field, code]));
  it('may be incomplete', () => {
    expect(draft({ ethogramId: null, questionnaireId: null, observerIds: [], enclosureIds: [] })).toEqual({});
  });
  it.each([
    ['an empty name', { name: '' }, 'name', 'campaign/name-required'],
    ['a 2-character name', { name: 'ab' }, 'name', 'campaign/name-too-short'],
    ['a 101-character name', { name: 'a'.repeat(101) }, 'name', 'campaign/name-too-long'],
    ['a name with a control character', { name: 'abc\u0007' }, 'name', 'generic/invalid-input'],
    [
      'a 5001-character description',
      { description: 'a'.repeat(5_001) },
      'description',
      'campaign/description-too-long',
    ],
    ['an end before the start', { endAtUnix: 0 }, 'endAtUnix', 'campaign/end-before-start'],
    [
      '41 observers',
      { observerIds: Array.from({ length: 41 }, (_n, at) => `p-${at}`) },
      'observerIds',
      'campaign/too-many',
    ],
    ['an enclosure twice', { enclosureIds: ['a', 'a'] }, 'enclosureIds', 'generic/invalid-input'],
    ['an observer who audits', { auditorIds: ['keeper-1'] }, 'auditorIds', 'campaign/auditor-observes'],
    ['an agreement above 1', { minAgreement: 1.01 }, 'minAgreement', 'campaign/agreement-invalid'],
    [
      'a frequency without behaviour',
      { expectedFrequencies: [{ code: '', min: 1, max: null }] },
      'expectedFrequencies.0',
      'campaign/frequency-incomplete',
    ],
    ['a least score above 100', { minScore: 101 }, 'minScore', 'campaign/number-between'],
    ['a least score below 0', { minScore: -1 }, 'minScore', 'campaign/number-between'],
    ['a largest score above 100', { maxScore: 101 }, 'maxScore', 'campaign/number-between'],
    ['a largest score below 0', { maxScore: -1 }, 'maxScore', 'campaign/number-between'],
    ['a least score above the largest one', { minScore: 61, maxScore: 60 }, 'maxScore', 'campaign/score-reversed'],
    ['an agreement below 0', { minAgreement: -0.01 }, 'minAgreement', 'campaign/agreement-invalid'],
  ])('is refused with %s', (_what, content, field, code) => {
    expect(draft(content)).toEqual({ [field]: code });
  });
  it('takes names of 3 and of 100 characters, the agreements 0 and 1, and the scores 0 and 100', () => {
    for (const name of ['abc', 'a'.repeat(100)]) expect(draft({ name })).toEqual({});
    for (const minAgreement of [0, 1]) expect(draft({ minAgreement })).toEqual({});
    for (const score of [0, 100]) expect([draft({ minScore: score }), draft({ maxScore: score })]).toEqual([{}, {}]);
    expect(draft({ minScore: 60, maxScore: 60 })).toEqual({});
  });
});

it('a launched campaign keeps all but its description, people, end, renewal and expected values', () => {
  const before = aCampaignContent();
  const free = {
    description: 'b',
    observerIds: ['b'],
    auditorIds: ['c'],
    endAtUnix: 9,
    isAutoRenewed: true,
    minScore: 60,
    maxScore: 90,
    expectedFrequencies: [{ code: 'REST', min: 1, max: null }],
  };
  expect(frozenChanges(before, { ...before, ...free })).toEqual([]);
  const other = { ...before, name: 'Autre', observation: { ...before.observation, scanCount: 2 } };
  expect(frozenChanges(before, other)).toEqual(['name', 'observation']);
});
it('educational people observe pedagogical campaigns alone, and the others every other one', () => {
  expect(PEOPLE.filter((one) => mayObserve(one, { type: 'pedagogical' })).map(({ userId }) => userId)).toEqual([
    'teacher-1',
  ]);
  expect(PEOPLE.filter((one) => mayObserve(one, { type: 'welfare' })).map(({ userId }) => userId)).toEqual([
    ...['keeper-1', 'auditor-1'],
  ]);
});
it('a typed name counts with blanks around it, not in other letters', () => {
  expect([isItsName(' Suivi ', { name: 'Suivi' }), isItsName('suivi', { name: 'Suivi' })]).toEqual([true, false]);
});
