import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { refusalOf } from './refusal.ts';

describe('what keeps a person from a screen', () => {
  it('is nothing for a keeper and the tasks', () => {
    expect(refusalOf(anActor(), 'tasks')).toBeNull();
  });
  it('is the tier where the establishment has not got the feature', () => {
    expect(refusalOf(anActor({ tier: 'discovery' }), 'tasks')).toBe('tier');
    expect(refusalOf(anActor({ tier: 'essential' }), 'enrichment')).toBe('tier');
  });
  it('is the role where a colleague may', () => {
    expect(refusalOf(anActor({ role: 'pedagoadmin' }), 'tasks')).toBe('role');
    expect(refusalOf(anActor(), 'userInvitation')).toBe('role');
    expect(refusalOf(anActor({ role: 'admin' }), 'establishmentAdministration')).toBe('role');
  });
});
