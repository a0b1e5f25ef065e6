import { describe, expect, it } from 'vitest';
import { anActiveCampaign } from '../../../tests/support/builders/campaign.ts';
import { concernedIds, frozenQuestionnaire, subjectKindOf, takesEvaluations } from './concerned-subjects.ts';

describe('the subjects of a campaign', () => {
  const named = { animalIds: ['zuri'], enclosureIds: ['plain'] };
  it('are its enclosures where it concerns enclosures', () => {
    const campaign = anActiveCampaign({ ...named, concernedBy: 'enclosure' });
    expect([subjectKindOf(campaign), concernedIds(campaign)]).toEqual(['enclosure', ['plain']]);
  });
  it('are the animals that it names where it concerns individuals', () => {
    const campaign = anActiveCampaign({ ...named, concernedBy: 'individual' });
    expect([subjectKindOf(campaign), concernedIds(campaign)]).toEqual(['animal', ['zuri']]);
  });
});

describe('the questionnaire of a campaign', () => {
  it('is the version that was frozen, and null for a draft or a campaign without one', () => {
    const frozen = { questionnaireId: 'que-test', questionnaireVersion: 2 };
    expect(frozenQuestionnaire(anActiveCampaign(frozen))).toEqual(frozen);
    expect(frozenQuestionnaire(anActiveCampaign({ ...frozen, questionnaireVersion: null }))).toBeNull();
    expect(frozenQuestionnaire(anActiveCampaign({ ...frozen, questionnaireId: null }))).toBeNull();
  });
});

describe('a campaign takes evaluations', () => {
  // From Monday 4 May 2026 to Sunday 31 May 2026 in Paris.
  const campaign = anActiveCampaign();
  const at = (iso: string) => Date.parse(iso);
  it('from the first instant of its first day to the last of its last day', () => {
    const inside = ['2026-05-03T22:00:00Z', '2026-05-31T21:59:59Z'];
    const outside = ['2026-05-03T21:59:59Z', '2026-05-31T22:00:00Z'];
    expect(inside.map((iso) => takesEvaluations(campaign, at(iso)))).toEqual([true, true]);
    expect(outside.map((iso) => takesEvaluations(campaign, at(iso)))).toEqual([false, false]);
  });
  it.each(['draft', 'stopped', 'archived'] as const)('not as a %s one', (status) => {
    expect(takesEvaluations({ ...campaign, status }, at('2026-05-10T10:00:00Z'))).toBe(false);
  });
});
