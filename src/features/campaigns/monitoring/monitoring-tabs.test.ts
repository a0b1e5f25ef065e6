import { expect, it } from 'vitest';
import { anActiveCampaign } from '../../../../tests/support/builders/campaign.ts';
import { tabsOf } from './monitoring-tabs.ts';

const { observation } = anActiveCampaign();
const tabs = (methods: readonly ('scan' | 'focal')[], questionnaireId: string | null) =>
  tabsOf({ observation: { ...observation, methods: [...methods] }, questionnaireId })?.tabs ?? null;

it('a campaign has a tab for each of its methods, and one for its questionnaire', () => {
  expect(tabs(['focal', 'scan'], 'quest')).toEqual(['scan', 'focal', 'questionnaires']);
  expect(tabs(['focal'], null)).toEqual(['focal']);
  expect(tabs([], 'quest')).toEqual(['questionnaires']);
});

it('a campaign without methods and questionnaire has no tabs', () => expect(tabs([], null)).toBeNull());
