import { describe, expect, it } from 'vitest';
import { NO_PEOPLE_FILTER } from '../../../domain/people/people-filter.ts';
import { addressOfPeopleFilter, peopleFilterFromAddress } from './people-address.ts';

const filterOf = (address: string) => peopleFilterFromAddress(new URLSearchParams(address));

describe('the filters of people in the address', () => {
  it('are read and written alike, beside the tab', () => {
    const address = 'tab=accounts&q=ana&role=admin&status=deleted&sector=savanna';
    expect(addressOfPeopleFilter(filterOf(address), new URLSearchParams('tab=accounts')).toString()).toBe(address);
  });
  it('are not named when they are the usual ones, or unknown', () => {
    expect(filterOf('role=owner&status=gone')).toEqual(NO_PEOPLE_FILTER);
    expect(addressOfPeopleFilter(NO_PEOPLE_FILTER, new URLSearchParams('q=x&tab=accounts')).toString()).toBe(
      'tab=accounts',
    );
  });
});
