import { describe, expect, it } from 'vitest';
import { anInformation } from '../../../tests/support/builders/information.ts';
import { shownTo, stateOf } from './information-order.ts';
import type { Information } from './information.ts';

const NOW = 1_000_000;
const one = (informationId: string, differences: Partial<Information> = {}) =>
  anInformation({ informationId, displayFromUnix: NOW - 10, displayUntilUnix: NOW + 10, ...differences });
const shown = (all: Information[], sectorId: string | null = null) =>
  shownTo(all, { userId: 'ana', sectorId, now: NOW }).map(({ informationId }) => informationId);
const forSector = (sectorId: string) => ({ everyone: false, sectorIds: [sectorId], roles: [], userIds: [] });

describe('the information shown to a person', () => {
  it('is urgent first, then by priority, then the latest first', () => {
    const all = [
      one('low', { priority: 'low' }),
      one('older', { displayFromUnix: NOW - 20 }),
      one('newer'),
      one('high', { priority: 'high' }),
      one('urgent', { type: 'urgent', priority: 'low' }),
      one('warning', { type: 'warning' }),
    ];
    expect(shown(all)).toEqual(['urgent', 'high', 'newer', 'warning', 'older', 'low']);
  });
  it('begins with the first instant of the period and is gone at its last', () => {
    expect(shown([one('a', { displayFromUnix: NOW })])).toEqual(['a']);
    expect(shown([one('a', { displayFromUnix: NOW + 1 })])).toEqual([]);
    expect(shown([one('a', { displayUntilUnix: NOW + 1 })])).toEqual(['a']);
    expect(shown([one('a', { displayUntilUnix: NOW })])).toEqual([]);
  });
  it('is meant for this person', () => {
    expect(shown([one('a', { audience: ['ana'] }), one('b', { audience: ['bo'] })])).toEqual(['a']);
  });
  it('on the page of a sector goes to that sector or to everybody', () => {
    const all = [
      one('all'),
      one('ours', { recipients: forSector('savanna'), audience: ['ana'] }),
      one('theirs', { recipients: forSector('aviary'), audience: ['ana'] }),
    ];
    expect(shown(all, 'savanna').toSorted()).toEqual(['all', 'ours']);
    expect(shown([])).toEqual([]);
  });
});

it('an information is coming, then valid, then expired', () => {
  const period = { displayFromUnix: 10, displayUntilUnix: 20 };
  expect([9, 10, 19, 20].map((now) => stateOf(period, now))).toEqual(['coming', 'valid', 'valid', 'expired']);
});
