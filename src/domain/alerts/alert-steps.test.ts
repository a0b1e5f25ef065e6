import { describe, expect, it } from 'vitest';
import { anAlert } from '../../../tests/support/builders/alert.ts';
import { mayDo } from '../access/operations.ts';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { ALERT_STATUSES, alertSchema } from './alert.ts';
import { acknowledged, alertSubject, isOpenAlert, raisedAlert, resolved } from './alert-steps.ts';

const step = { by: 'admin-1', reason: 'Travaux', at: 5 };

describe('an alert', () => {
  it('is raised active, told to nobody, in the sectors of its enclosure', () => {
    const { status, sectorIds, raisedAtUnix, toldAtUnix } = raisedAlert(anAlert(), ['sector-2'], 7);
    expect({ status, sectorIds, raisedAtUnix, toldAtUnix }).toEqual({
      ...{ status: 'active', sectorIds: ['sector-2'], raisedAtUnix: 7, toldAtUnix: null },
    });
    expect(alertSchema.safeParse(raisedAlert(anAlert(), [], 7)).success).toBe(true);
  });

  it('is acknowledged while it is active, and at no other time', () => {
    expect(acknowledged(anAlert(), step)).toEqual({
      ...{ status: 'acknowledged', acknowledgedBy: 'admin-1', acknowledgedAtUnix: 5, reason: 'Travaux' },
    });
    for (const status of ['acknowledged', 'resolved'] as const)
      expect(acknowledged(anAlert({ status }), step)).toBeNull();
  });

  it('is resolved once, acknowledged or not', () => {
    for (const status of ['active', 'acknowledged'] as const)
      expect(resolved(anAlert({ status }), 9)).toEqual({ status: 'resolved', resolvedAtUnix: 9 });
    expect(resolved(anAlert({ status: 'resolved' }), 9)).toBeNull();
  });

  it('is open until it is resolved', () => {
    expect(ALERT_STATUSES.map((status) => isOpenAlert({ status }))).toEqual([true, true, false]);
  });

  it('is acknowledged by the management and the veterinary of its sector, and not by a keeper or another sector', () => {
    const may = (sectors: object, sectorIds = ['sector-1']) =>
      mayDo(
        anActor({ role: 'user', sectors: { keeper: [], management: [], veterinary: [], nutrition: [], ...sectors } }),
        'alert.acknowledge',
        alertSubject(anAlert({ sectorIds })),
      );
    expect(may({ management: ['sector-1'] })).toBe(true);
    expect(may({ veterinary: ['sector-1'] })).toBe(true);
    expect(may({ keeper: ['sector-1'] })).toBe(false);
    expect(may({ management: ['sector-2'] })).toBe(false);
    expect(may({ management: ['sector-1'] }, [])).toBe(false);
  });
});
