import { expect, it } from 'vitest';
import { pathOfMessage } from './message-path.ts';

it('a message leads to its task, to its information, to the shared animals, or to the dashboard for an announcement', () => {
  expect(pathOfMessage({ kind: 'taskReminder1h', subjectId: 'a/b' })).toBe('/TaskManagementView?id=a%2Fb');
  expect(pathOfMessage({ kind: 'informationReminder', subjectId: 'i' })).toBe(
    '/TaskManagementView?tab=information&information=i',
  );
  expect(pathOfMessage({ kind: 'shareProposed', subjectId: 'r' })).toBe('/specieAnimalsListView?sharing=1');
  expect(pathOfMessage({ kind: 'shareAccepted', subjectId: 'r' })).toBe('/specieAnimalsListView?sharing=1&tab=given');
  expect(pathOfMessage({ kind: 'announcement', subjectId: 'a' })).toBe('/Dashboard');
});
it('a message of an evaluation leads to its group', () => {
  expect(pathOfMessage({ kind: 'evaluationDue', subjectId: 'g/1' })).toBe('/GroupActionsView?id=g%2F1');
});
it('a message of a campaign leads to it', () => {
  expect(pathOfMessage({ kind: 'campaignLaunched', subjectId: 'c/1' })).toBe(
    '/CampaignManagementView?campaignId=c%2F1',
  );
});
it('a message of several tasks leads to the list of tasks', () => {
  expect(pathOfMessage({ kind: 'taskMore', subjectId: 'ana' })).toBe('/TaskManagementView');
});
it('a message of alerts leads to the alerts of its campaign', () => {
  expect(pathOfMessage({ kind: 'campaignAlert', subjectId: 'c/1' })).toBe(
    '/CampaignManagementView?campaignId=c%2F1&tab=alerts',
  );
});
