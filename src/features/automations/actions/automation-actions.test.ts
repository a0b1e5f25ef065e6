import { describe, expect, it } from 'vitest';
import { anActor } from '../../../../tests/support/builders/actor.ts';
import { aTaskTemplate } from '../../../../tests/support/builders/task-template.ts';
import { offeredSteps } from './automation-actions.ts';

const admin = anActor({ role: 'admin' });

describe('what one may do to an automation', () => {
  it('follows its state', () => {
    expect(offeredSteps(admin, aTaskTemplate())).toEqual(['runNow', 'skipNext', 'suspend', 'archive']);
    expect(offeredSteps(admin, aTaskTemplate({ status: 'suspended' }))).toEqual(['resume', 'archive']);
    expect(offeredSteps(admin, aTaskTemplate({ status: 'archived' }))).toEqual(['restore']);
  });
  it('does not skip what will not come', () => {
    expect(offeredSteps(admin, aTaskTemplate({ nextRunUnix: null }))).not.toContain('skipNext');
  });
  it('is nothing to a keeper, everything to the author and the management of the sector', () => {
    expect(offeredSteps(anActor(), aTaskTemplate())).toEqual([]);
    expect(offeredSteps(anActor({ userId: 'manager-1' }), aTaskTemplate())).toHaveLength(4);
    const sectors = { management: ['savanna'], veterinary: [], nutrition: [], keeper: [] };
    expect(offeredSteps(anActor({ sectors }), aTaskTemplate())).toHaveLength(4);
  });
  it('is nothing in another establishment', () => {
    expect(offeredSteps(admin, aTaskTemplate({ zooId: 'zoo-2' }))).toEqual([]);
  });
});
