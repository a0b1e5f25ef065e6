import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { type BroadcastTeam, isAnnouncedTo } from './announcement.ts';

const announced = (broadcastTeams: BroadcastTeam[], expiresAtUnix: number | null = null) => ({
  broadcastTeams,
  expiresAtUnix,
});

describe('an announcement of the establishment', () => {
  it('to everyone is shown to everyone', () => {
    expect(isAnnouncedTo(anActor(), announced(['everyone']), 0)).toBe(true);
  });
  it('to the managers is not shown to a keeper', () => {
    expect(isAnnouncedTo(anActor({ role: 'user' }), announced(['admin']), 0)).toBe(false);
    expect(isAnnouncedTo(anActor({ role: 'admin' }), announced(['admin']), 0)).toBe(true);
  });
  it('to the vets is shown to a vet of any sector', () => {
    const sectors = { management: [], veterinary: ['aviary'], nutrition: [], keeper: [] };
    expect(isAnnouncedTo(anActor({ sectors }), announced(['veterinary']), 0)).toBe(true);
    expect(isAnnouncedTo(anActor({ sectors }), announced(['nutrition']), 0)).toBe(false);
  });
  it('disappears at the instant it expires, not before', () => {
    expect(isAnnouncedTo(anActor(), announced(['everyone'], 1_000), 999)).toBe(true);
    expect(isAnnouncedTo(anActor(), announced(['everyone'], 1_000), 1_000)).toBe(false);
  });
  it('to no team is shown to nobody', () => {
    expect(isAnnouncedTo(anActor(), announced([]), 0)).toBe(false);
  });
});
