import { describe, expect, it } from 'vitest';
import { choice, custom, flag, oneOf, optional, period, several, words } from './filter-kinds.ts';
import { filtersOf } from './filter-set.ts';

type Beast = { readonly name: string; readonly sector: string; readonly isOld: boolean; readonly lacks: string[] };

const SET = filtersOf<Beast>()({
  search: words('q', ({ name }) => name),
  sector: choice('sector', (beast, id) => beast.sector === id),
  sex: optional('sex', ['male', 'female']),
  state: oneOf('state', ['present', 'dead', 'all'], 'present'),
  isOld: flag('old', (beast, isOld) => beast.isOld === isOld),
  lacks: several('missing', ['chip', 'sex'], ({ lacks }, asked) => asked.some((one) => lacks.includes(one))),
  due: period('from', 'until'),
  later: custom<boolean | null, Beast>({
    none: null,
    read: (parameters) => (parameters.has('later') ? parameters.get('later') === '1' : null),
    write: (later) => ({ later: later === null ? null : later ? '1' : '0' }),
  }),
});
const read = (address: string) => SET.read(new URLSearchParams(address));
const written = (values: Partial<typeof SET.none>, address = '') =>
  SET.write({ ...SET.none, ...values }, new URLSearchParams(address)).toString();

describe('filters in the address', () => {
  it('come back as they were', () => {
    const values = {
      search: 'zèbre & co',
      sector: 'savanna',
      sex: 'male',
      state: 'dead',
      isOld: true,
      lacks: ['chip', 'sex'],
      due: { from: '2025-01-01', until: '2025-03-30T12:30' },
      later: false,
    } as const;
    expect(SET.read(SET.write(values, new URLSearchParams()))).toEqual(values);
  });
  it('are not named when they are the default ones', () =>
    expect(written({}, 'q=x&sector=a&sex=male&state=dead&old=1&missing=chip&from=2025-01-01&later=1')).toBe(''));
  it('leave the other parameters alone', () =>
    expect(written({ sector: 'savanna' }, 'tab=animals&x=1')).toBe('tab=animals&x=1&sector=savanna'));
  it('count as not named when they are wrong', () =>
    expect(read('sector=&sex=x&state=lost&old=yes&missing=tail&from=2025-02-30&until=2025-1-1')).toEqual(SET.none));
  it('keep the readable ones of several values, in their own order', () =>
    expect(read('missing=sex,tail,chip').lacks).toEqual(['chip', 'sex']));
  it('refuse an id that the filter cannot read', () => {
    const stored = choice('sector', undefined, (text) => text !== '' && !text.includes('/'));
    expect(stored.read(new URLSearchParams('sector=a/b'))).toBeNull();
    expect(stored.read(new URLSearchParams('sector=a'))).toBe('a');
  });
});

describe('rows that answer the filters', () => {
  const beast: Beast = { name: 'Nala', sector: 'savanna', isOld: false, lacks: ['chip'] };
  it.each([
    ['', true],
    ['sector=savanna', true],
    ['sector=lagoon', false],
    ['old=1', false],
    ['missing=chip,sex', true],
    ['missing=sex', false],
    ['sex=male&state=dead&from=2025-01-01&later=1', true],
    ['q=nobody', true],
  ])('the address %j keeps the row, its words left aside: %s', (address, isKept) =>
    expect(SET.keeps(beast, read(address))).toBe(isKept),
  );
  it('are searched in the text that the filter of words declares', () => {
    expect([SET.searchName, SET.textOf(beast)]).toEqual(['search', 'Nala']);
    const unsearched = filtersOf<Beast>()({ isOld: flag('old') });
    expect([unsearched.searchName, unsearched.textOf(beast)]).toEqual([null, '']);
  });
});
