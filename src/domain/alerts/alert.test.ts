import { describe, expect, it } from 'vitest';
import { anAgreementAlert, anAlert } from '../../../tests/support/builders/alert.ts';
import { ALERT_STATUSES, alertSchema, OPEN_STATUSES } from './alert.ts';

describe('a stored alert', () => {
  const isReadable = (differences: object) => alertSchema.safeParse({ ...anAlert(), ...differences }).success;

  it('has a value and an expected range, or neither, and may belong to no campaign', () => {
    expect(alertSchema.safeParse(anAgreementAlert()).success).toBe(true);
    expect(isReadable({ value: null, expectedMin: null, expectedMax: null })).toBe(true);
    expect(isReadable({ campaignId: null, enclosureId: null, sectorIds: [] })).toBe(true);
  });

  it('is unreadable with an unknown kind or status, without an id, or with a value that is no number', () => {
    for (const differences of [{ kind: 'storm' }, { status: 'closed' }, { alertId: '' }, { value: '0,4' }])
      expect(isReadable(differences)).toBe(false);
  });

  it('is open in every status but the last', () => {
    expect([...OPEN_STATUSES, 'resolved']).toEqual([...ALERT_STATUSES]);
  });
});
