/** Every kind of value comes back, to another client, as it was written. */
import { behaviours } from '../behaviour.ts';
import type { Stage } from '../behaviour.ts';
import { same } from '../checks.ts';
import { bytes, place, reference, time } from '../values.ts';
import type { Data } from '../values.ts';

const comesBack =
  (data: Data) =>
  async ({ zoo, other }: Stage): Promise<void> => {
    await zoo.set('cases/one', data);
    same(await other.read('cases/one'), data);
  };

const becomes =
  (written: Data, read: Data) =>
  async ({ zoo, other }: Stage): Promise<void> => {
    await zoo.set('cases/one', written);
    same(await other.read('cases/one'), read);
  };

export const values = behaviours('values', {
  'null comes back as null': comesBack({ v: null }),
  'true and false come back as such': comesBack({ yes: true, no: false }),
  'zero comes back': comesBack({ v: 0 }),
  'minus zero keeps its sign': comesBack({ v: -0 }),
  'NaN comes back': comesBack({ v: NaN }),
  'both infinities come back': comesBack({ up: Infinity, down: -Infinity }),
  'the largest safe integers come back': comesBack({ up: 9007199254740991, down: -9007199254740991 }),
  'a whole number beyond the safe integers comes back as a double': comesBack({ v: 2 ** 70 }),
  'a fraction comes back to the last bit': comesBack({ v: 0.1 + 0.2 }),
  'the smallest and the largest double come back': comesBack({ small: 5e-324, large: Number.MAX_VALUE }),
  'an empty text comes back': comesBack({ v: '' }),
  'a text of several scripts and pictures comes back': comesBack({ v: 'Été ñandú Жираф 動物 ١٢٣ 🦊🏳️‍🌈' }),
  'line ends, tabs, quotes and NUL in a text come back': comesBack({ v: 'a\nb\r\n\t"\'\\\0 \u2028 end' }),
  'composed and decomposed letters stay different': comesBack({ composed: '\u00e9', decomposed: 'e\u0301' }),
  'a text of 100,000 characters comes back': comesBack({ v: 'fennec🦊'.repeat(11_000) }),
  'an empty map comes back': comesBack({ v: {} }),
  'an empty list comes back': comesBack({ v: [] }),
  'an empty document comes back': comesBack({}),
  'maps in maps come back': comesBack({ a: { b: { c: { d: 1 } } } }),
  'a map in a list in a map comes back': comesBack({ a: { list: [{ b: [{ c: 1 }, 2] }] } }),
  'a list keeps its order and its repetitions': comesBack({ v: [3, 1, 2, 1, null, 'a', false] }),
  'a list may hold maps that hold lists': comesBack({ v: [{ inner: [1] }, { inner: [] }] }),
  'a time comes back to the microsecond': comesBack({ v: time(1_700_000_000, 123_456_000) }),
  'a time finer than a microsecond is rounded down': becomes(
    { v: time(1_700_000_000, 123_456_789) },
    { v: time(1_700_000_000, 123_456_000) },
  ),
  'a time before 1970 comes back': comesBack({ v: time(-12_345, 500_000_000) }),
  'the first and the last possible time come back': comesBack({
    first: time(-62_135_596_800),
    last: time(253_402_300_799, 999_999_000),
  }),
  'a place comes back': comesBack({ v: place(48.858_4, 2.294_5) }),
  'the outermost places come back': comesBack({ a: place(90, 180), b: place(-90, -180) }),
  'bytes come back': comesBack({ v: bytes(0, 1, 127, 128, 255) }),
  'no bytes come back as no bytes': comesBack({ v: bytes() }),
  'every byte there is comes back': comesBack({ v: bytes(...Array.from({ length: 256 }, (_, index) => index)) }),
  'a reference comes back': comesBack({ v: reference('animals/fox/visits/first') }),
  'a reference may name a document that is not there': comesBack({ v: reference('animals/nobody') }),
  'all kinds come back from inside a list': comesBack({
    v: [null, true, 1.5, 'a', time(1), place(1, 2), bytes(1), reference('a/b'), { m: 1 }],
  }),
  'a field may be named with spaces, signs and other scripts': comesBack({
    'a b': 1,
    'ñ/ü': 2,
    動物: 3,
    '🦊': 4,
  }),
  'a field may be named like what every object has': comesBack({ constructor: 1, toString: 2, hasOwnProperty: 3 }),
  'a name in a map may hold dots and back-ticks': comesBack({ m: { 'a.b': 1, 'c`d': 2, 'e\\f': 3 } }),
  'names that look like numbers stay names': comesBack({ m: { 0: 'a', 10: 'b', 9: 'c' } }),
  'a document holds a hundred fields': comesBack(
    Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, index])),
  ),
  'an id may hold spaces, signs and other scripts': async ({ zoo, other }) => {
    const ids = ['a b', 'ñandú', '動物', '🦊', 'a+b', '100%', 'a?b=c&d', '#1', "it's", '"q"', 'a:b', '%2F', '~', '(x)'];
    for (const id of ids) await zoo.set(`cases/${id}`, { id });
    for (const id of ids) same(await other.read(`cases/${id}`), { id });
    same((await other.ids({ from: 'cases' })).toSorted(), ids.toSorted());
  },
  'an id that differs in case alone names another document': async ({ zoo }) => {
    await zoo.set('cases/Fox', { v: 1 });
    await zoo.set('cases/fox', { v: 2 });
    same(await zoo.read('cases/Fox'), { v: 1 });
  },
});
