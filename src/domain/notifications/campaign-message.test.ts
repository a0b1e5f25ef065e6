import { describe, expect, it } from 'vitest';
import { aCampaign } from '../../../tests/support/builders/campaign.ts';
import { campaignMessage, messageOfChange, recipientsOfCampaign } from './campaign-message.ts';

const draft = aCampaign({ launchedAtUnix: null });
const launched = aCampaign({ status: 'active', launchedAtUnix: 1 });
const stopped = aCampaign({ status: 'stopped', launchedAtUnix: 1, stoppedAtUnix: 2 });

describe('a change of a campaign', () => {
  it('is told when it was launched or stopped', () => {
    expect(messageOfChange(draft, launched)).toBe('campaignLaunched');
    expect(messageOfChange(launched, stopped)).toBe('campaignStopped');
  });
  it('is not told when it was edited, archived or restored', () => {
    expect(messageOfChange(draft, draft)).toBeNull();
    expect(messageOfChange(launched, { ...launched })).toBeNull();
    expect(messageOfChange({ ...stopped }, stopped)).toBeNull();
  });
});

describe('the people who are told of a campaign', () => {
  const people = { authorId: 'ana', editorId: 'ana', observerIds: ['bo', 'ana', 'cleo'], auditorIds: ['dan', 'bo'] };
  it('are its observers and auditors at the launch, once each and without whoever launched it', () =>
    expect(recipientsOfCampaign('campaignLaunched', people)).toEqual(['bo', 'cleo', 'dan']));
  it('are its author at the stop, unless the author stopped it', () => {
    expect(recipientsOfCampaign('campaignStopped', { ...people, editorId: 'bo' })).toEqual(['ana']);
    expect(recipientsOfCampaign('campaignStopped', people)).toEqual([]);
  });
  it('are its author at the end, whoever edited it last', () =>
    expect(recipientsOfCampaign('campaignEnded', people)).toEqual(['ana']));
});

it('a message about a campaign is the same at every repetition, and another one when it ends on another day', () => {
  const id = (kind: 'campaignLaunched' | 'campaignEnded', endAtUnix: number, now: number) =>
    campaignMessage({ ...launched, endAtUnix }, kind, 'ana', now).notificationId;
  expect(id('campaignLaunched', 10, 1)).toBe(id('campaignLaunched', 20, 2));
  expect(id('campaignEnded', 10, 1)).toBe(id('campaignEnded', 10, 2));
  expect(id('campaignEnded', 10, 1)).not.toBe(id('campaignEnded', 20, 1));
});
