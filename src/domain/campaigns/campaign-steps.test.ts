import { expect, it } from 'vitest';
import { aCampaign, aCampaignContent } from '../../../tests/support/builders/campaign.ts';
import { CAMPAIGN_STATUSES } from './campaign.ts';
import { type CampaignStep, isOver, isStepOpen, renewedContent, restoredStatus } from './campaign-steps.ts';

const STEPS: readonly CampaignStep[] = ['edit', 'launch', 'stop', 'delete', 'archive', 'restore', 'renew'];
/** The last day is 31 May 2026. */
const RUNNING = Date.parse('2026-05-31T21:59:00Z');
const AFTER = Date.parse('2026-05-31T22:00:00Z');

const open = (status: (typeof CAMPAIGN_STATUSES)[number], now: number) => {
  const launchedAtUnix = status === 'draft' ? null : 1;
  return STEPS.filter((step) => isStepOpen(aCampaign({ status, launchedAtUnix }), step, now));
};

it('each status has its steps', () => {
  expect(Object.fromEntries(CAMPAIGN_STATUSES.map((status) => [status, open(status, RUNNING)]))).toEqual({
    draft: ['edit', 'launch', 'delete', 'archive'],
    active: ['edit', 'stop', 'renew'],
    stopped: ['delete', 'archive', 'renew'],
    archived: ['delete', 'restore', 'renew'],
  });
});
it('an active campaign is archived once its last day has passed', () => {
  expect([isOver(aCampaign(), RUNNING), isOver(aCampaign(), AFTER)]).toEqual([false, true]);
  expect(open('active', AFTER)).toEqual(['edit', 'stop', 'archive', 'renew']);
});
it('an archived campaign returns to the status that it had', () => {
  expect(restoredStatus({ launchedAtUnix: null, stoppedAtUnix: null })).toBe('draft');
  expect(restoredStatus({ launchedAtUnix: 1, stoppedAtUnix: null })).toBe('active');
  expect(restoredStatus({ launchedAtUnix: 1, stoppedAtUnix: 2 })).toBe('stopped');
});
it('a renewal lasts as many days, from the day after the end, across a change of the clock', () => {
  const content = aCampaignContent({
    startAtUnix: Date.parse('2026-09-30T22:00:00Z'),
    endAtUnix: Date.parse('2026-10-30T23:00:00Z'),
  });
  const renewed = renewedContent(content, RUNNING);
  expect(new Date(renewed.startAtUnix).toISOString()).toBe('2026-10-31T23:00:00.000Z');
  expect(new Date(renewed.endAtUnix).toISOString()).toBe('2026-11-30T23:00:00.000Z');
});
it('the renewal of a campaign that ended long ago begins today, and finds the enclosures of its animals again', () => {
  const content = aCampaignContent({ concernedBy: 'individual', animalIds: ['nala'] });
  const renewed = renewedContent(content, Date.parse('2027-01-15T12:00:00Z'));
  expect(new Date(renewed.startAtUnix).toISOString()).toBe('2027-01-14T23:00:00.000Z');
  expect(renewed.enclosureIds).toEqual([]);
  expect(Object.keys(renewedContent(aCampaign(), AFTER))).not.toContain('status');
});
