import { describe, expect, it } from 'vitest';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { aTaskTemplate } from '../../../../tests/support/builders/task-template.ts';
import { offeredSteps } from './automation-actions.ts';

const admin = anActor({ role: 'admin' });

describe('the actions offered on an automation', () => {
  it('follow its state', () => {
    expect(offeredSteps(admin, aTaskTemplate())).toEqual(['runNow', 'skipNext', 'suspend', 'archive']);
    expect(offeredSteps(admin, aTaskTemplate({ status: 'suspended' }))).toEqual(['resume', 'archive']);
    expect(offeredSteps(admin, aTaskTemplate({ status: 'archived' }))).toEqual(['restore']);
  });
  it('do not include skipping without a next occurrence', () => {
    expect(offeredSteps(admin, aTaskTemplate({ nextRunUnix: null }))).not.toContain('skipNext');
  });
  it('are none for a keeper, all for the author and the management of the sector', () => {
    expect(offeredSteps(anActor(), aTaskTemplate())).toEqual([]);
    expect(offeredSteps(anActor({ userId: 'manager-1' }), aTaskTemplate())).toHaveLength(4);
    const sectors = { management: ['savanna'], veterinary: [], nutrition: [], keeper: [] };
    expect(offeredSteps(anActor({ sectors }), aTaskTemplate())).toHaveLength(4);
  });
  it('are none in another establishment', () => {
    expect(offeredSteps(admin, aTaskTemplate({ zooId: 'zoo-2' }))).toEqual([]);
  });
});
