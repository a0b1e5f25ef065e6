import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { refusalOf } from './refusal.ts';

describe('the refusal of a screen', () => {
  it('is null for a keeper and the tasks', () => {
    expect(refusalOf(anActor(), 'tasks')).toBeNull();
  });
  it('is the tier when the establishment lacks the feature', () => {
    expect(refusalOf(anActor({ tier: 'discovery' }), 'tasks')).toBe('tier');
    expect(refusalOf(anActor({ tier: 'essential' }), 'enrichment')).toBe('tier');
  });
  it('is the role when a colleague may open it', () => {
    expect(refusalOf(anActor({ role: 'pedagoadmin' }), 'tasks')).toBe('role');
    expect(refusalOf(anActor(), 'userInvitation')).toBe('role');
    expect(refusalOf(anActor({ role: 'admin' }), 'establishmentAdministration')).toBe('role');
  });
});
