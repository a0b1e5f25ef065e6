import { describe, expect, test } from 'vitest';
import type { WireValue } from '../wire.ts';
import { decodeFields, decodeValue } from './decode.ts';
import { encodeValue } from './encode.ts';
import { formatVersion, parseTimestamp, parseVersion, timestampOfMillis } from './instant.ts';
import { documentSize } from './size.ts';

const samples: WireValue[] = [
  { nullValue: null },
  { booleanValue: false },
  { integerValue: '9223372036854775807' },
  { doubleValue: 0.5 },
  { doubleValue: '-0' },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { stringValue: '' },
  { bytesValue: 'AAEC' },
  { timestampValue: '2024-02-29T10:00:00.123456Z' },
  { timestampValue: '0001-01-01T00:00:00Z' },
  { referenceValue: 'projects/p/databases/d/documents/a/b' },
  { geoPointValue: { latitude: -1.5, longitude: 2 } },
  { arrayValue: { values: [{ integerValue: '1' }, { mapValue: {} }] } },
  { mapValue: { fields: { __type__: { stringValue: '__vector__' }, value: { arrayValue: {} } } } },
];

describe('values in wire format', () => {
  test.each(samples)('%j is the same after a round trip', (sample) => {
    expect(encodeValue(decodeValue(sample))).toEqual(sample);
  });

  test('times are cut to microseconds and converted to UTC', () => {
    expect(encodeValue(decodeValue({ timestampValue: '2024-01-01T00:00:00.123456789+01:00' }))).toEqual({
      timestampValue: '2023-12-31T23:00:00.123456Z',
    });
  });

  test.each([
    ['an unset type', {}, /type unset/],
    ['an array in an array', { arrayValue: { values: [{ arrayValue: {} }] } }, /array value in an array/],
    ['an integer beyond 64 bits', { integerValue: '9223372036854775808' }, /out of range/],
    ['an impossible latitude', { geoPointValue: { latitude: 91 } }, /Latitude/],
    ['a reserved field name', { mapValue: { fields: { __x__: { nullValue: null } } } }, /reserved/],
    ['an empty field name', { mapValue: { fields: { '': { nullValue: null } } } }, /empty name/],
    ['a malformed time', { timestampValue: 'yesterday' }, /Invalid time/],
  ] as [string, WireValue, RegExp][])('invalid %s are refused', (_what, sample, message) => {
    expect(() => decodeValue(sample)).toThrow(message);
  });

  test('values may be nested twenty levels deep, not deeper', () => {
    const nest = (levels: number): WireValue =>
      levels === 0 ? { integerValue: 1 } : { mapValue: { fields: { a: nest(levels - 1) } } };
    expect(() => decodeFields({ a: nest(20) })).not.toThrow();
    expect(() => decodeFields({ a: nest(21) })).toThrow(/depth/);
  });
});

test('versions keep their microseconds as text', () => {
  const version = 1_700_000_000_000_001n;
  expect(formatVersion(version)).toBe('2023-11-14T22:13:20.000001Z');
  expect(parseVersion(formatVersion(version))).toBe(version);
});

test.each([
  [1_700_000_000_001.999, '2023-11-14T22:13:20.001Z'],
  [0, '1970-01-01T00:00:00Z'],
  [-1, '1969-12-31T23:59:59.999Z'],
])('the instant %d ms after 1970 is %s as a timestamp', (milliseconds, text) => {
  expect(timestampOfMillis(milliseconds)).toEqual(parseTimestamp(text));
});

test("the size of a document is as in the documentation's example", () => {
  // The example of "Storage size calculations": users/jeff/tasks/my_task_id.
  const fields = decodeFields({
    type: { stringValue: 'Personal' },
    done: { booleanValue: false },
    priority: { integerValue: 1 },
    description: { stringValue: 'Learn Cloud Firestore' },
  });
  expect(documentSize('projects/p/databases/d/documents/users/jeff/tasks/my_task_id', fields)).toBe(147);
});
