import { describe, expect, it } from 'vitest';
import { spansOf } from '#domain/tasks/distribution-period.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { listOfCount } from './distribution-links.ts';

const SATURDAY = Date.parse('2026-11-21T12:00Z');

describe('the list behind a figure of a sector', () => {
  it('names the sector, the state and the days, and includes tasks that do not show yet', () => {
    const [monday] = spansOf('week', SATURDAY, ZONE);
    expect(listOfCount('savanna', 'overdue', monday!)).toBe(
      '/TaskManagementView?sector=savanna&due=overdue&from=2026-11-16&until=2026-11-16&later=1',
    );
    expect(listOfCount('savanna', 'closedLate', monday!)).toMatch(/^\/TaskManagementView\?status=done&.*due=late/);
  });
  it('names the hours of a part of a day', () => {
    const parts = spansOf('day', SATURDAY, ZONE);
    const hours = parts.map((part) => {
      const { searchParams } = new URL(listOfCount('savanna', 'open', part), 'https://enclos.example');
      return [searchParams.get('from'), searchParams.get('until')];
    });
    expect(hours[0]).toEqual(['2026-11-21', '2026-11-21T06:00']);
    expect(hours.at(-1)).toEqual(['2026-11-21T18:00', '2026-11-21']);
  });
});
