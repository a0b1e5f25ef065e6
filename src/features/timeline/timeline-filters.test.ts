import { describe, expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { questionOf, TIMELINE_FILTERS } from './timeline-filters.ts';

const { none, read, write } = TIMELINE_FILTERS;
const asked = (from: string, until: string) => questionOf({ ...none, period: { from, until } }, anActor(), ZONE);

describe('the filters of the timeline', () => {
  it('are read back from the address unchanged', () => {
    const filters = {
      kinds: ['task', 'photo'],
      sectorId: 'savanna',
      animalId: 'z1',
      personId: 'ana',
      period: { from: '2025-01-01', until: '2025-03-30' },
    } as const;
    const address = write(filters, new URLSearchParams());
    expect(address.toString()).toBe(
      'kind=task%2Cphoto&sector=savanna&animal=z1&who=ana&from=2025-01-01&until=2025-03-30',
    );
    expect(read(address)).toEqual(filters);
  });
  it('count as not named when they cannot be an id', () => {
    expect(read(new URLSearchParams('sector=a/b&animal=c/d&who=e/f'))).toEqual(none);
  });
  it('ask from the first instant of the first day to the end of the last one, by the clock of Paris', () => {
    expect(asked('2025-03-30', '2025-03-30')).toMatchObject({
      fromMs: Date.parse('2025-03-29T23:00:00Z'),
      untilMs: Date.parse('2025-03-30T22:00:00Z'),
    });
  });
  it('ask for no bound where a day is none', () => {
    expect(asked('2025-02-30', '').fromMs).toBeNull();
  });
});
