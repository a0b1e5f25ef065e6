import { describe, expect, test } from 'vitest';
import { canonicalMessage } from './canonical.ts';
import { decodeMessage } from './decode.ts';
import { encodeMessage } from './encode.ts';
import { firestoreMethods, messageShape } from './shape.ts';

const DOCUMENT = messageShape('Document');

function roundTrip(name: string, message: object): unknown {
  const shape = messageShape(name);
  return decodeMessage(shape, encodeMessage(shape, message));
}

describe('conversion between protobuf and JSON', () => {
  test('protobuf and JSON agree on every kind of value, defaults inside oneofs included', () => {
    const fields = {
      none: { nullValue: null },
      no: { booleanValue: false },
      zero: { integerValue: '0' },
      large: { integerValue: '9223372036854775807' },
      small: { integerValue: '-9223372036854775808' },
      nothing: { doubleValue: 0 },
      minusZero: { doubleValue: '-0' },
      notANumber: { doubleValue: 'NaN' },
      infinite: { doubleValue: '-Infinity' },
      empty: { stringValue: '' },
      accents: { stringValue: 'Été 🦊' },
      bytes: { bytesValue: 'AP8H' },
      noBytes: { bytesValue: '' },
      at: { timestampValue: '2024-05-06T07:08:09.123456789Z' },
      early: { timestampValue: '0001-01-01T00:00:00Z' },
      place: { geoPointValue: { latitude: 0, longitude: -4.5 } },
      other: { referenceValue: 'projects/p/databases/d/documents/a/b' },
      list: { arrayValue: { values: [{ nullValue: null }, { mapValue: { fields: { x: { integerValue: '1' } } } }] } },
      emptyList: { arrayValue: {} },
      emptyMap: { mapValue: {} },
    };
    expect(roundTrip('Document', { name: 'n', fields })).toEqual({ name: 'n', fields });
  });

  test('protobuf and JSON agree on wrapped numbers, enums and statuses', () => {
    const query = { structuredQuery: { limit: 0, orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }] } };
    expect(roundTrip('RunQueryRequest', query)).toEqual(query);
    const refusal = {
      targetChange: { targetChangeType: 'REMOVE', targetIds: [1, 2], cause: { code: 7, message: 'no' } },
    };
    expect(roundTrip('ListenResponse', refusal)).toEqual(refusal);
  });

  test('protobuf and JSON agree on the verification of a document, which the published descriptor lacks', () => {
    const writes = [{ verify: 'projects/p/databases/d/documents/a/b', currentDocument: { exists: false } }];
    expect(roundTrip('CommitRequest', { writes })).toEqual({ writes });
  });

  test('a field called __proto__ stays a field', () => {
    const message = { fields: JSON.parse('{"__proto__":{"integerValue":"1"}}') as object };
    const back = roundTrip('Document', message) as { fields: object };
    expect(Object.keys(back.fields)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(back.fields)).toBe(Object.prototype);
  });

  test('bytes that are no message are refused', () => {
    expect(() => decodeMessage(DOCUMENT, Buffer.from([0x0a, 0x7f, 0x01]))).toThrow(/could not be decoded|cut short/);
  });
});

describe('the descriptor of the service', () => {
  test('the service has its streaming and its unary methods', () => {
    const byName = new Map(firestoreMethods().map((method) => [method.name, method]));
    expect(byName.get('Listen')).toMatchObject({ requestStream: true, responseStream: true });
    expect(byName.get('RunQuery')).toMatchObject({ requestStream: false, responseStream: true });
    expect(byName.get('Commit')).toMatchObject({ requestStream: false, responseStream: false });
  });
});

describe('JSON from clients', () => {
  const canonical = (name: string, value: unknown, unknownNames: 'refuse' | 'ignore' = 'refuse'): unknown =>
    canonicalMessage(messageShape(name), value, { unknownNames });

  test('JSON may use other spellings of the same message', () => {
    expect(
      canonical('StructuredQuery', { order_by: [{ field: { field_path: 'a' }, direction: 2 }], limit: { value: 3 } }),
    ).toEqual({
      orderBy: [{ field: { fieldPath: 'a' }, direction: 'DESCENDING' }],
      limit: 3,
    });
    expect(canonical('Value', { integerValue: 12 })).toEqual({ integerValue: '12' });
    expect(canonical('Value', { bytesValue: '-_8' })).toEqual({ bytesValue: '+/8=' });
    expect(canonical('Value', { nullValue: 'NULL_VALUE' })).toEqual({ nullValue: null });
    expect(canonical('Document', { name: null })).toEqual({});
  });

  test.each([
    ['a text for a message', { fields: 'x' }],
    ['a list for a message', []],
    ['a fraction for an integer', { fields: { a: { integerValue: 1.5 } } }],
    ['an integer out of range', { fields: { a: { integerValue: '9223372036854775808' } } }],
    ['a time that is none', { fields: { a: { timestampValue: 'yesterday' } } }],
    ['two kinds of one value', { fields: { a: { stringValue: '', booleanValue: true } } }],
    ['a name nobody knows', { feilds: {} }],
  ])('JSON is refused when it has %s', (_, value) => {
    expect(() => canonical('Document', value)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });

  test('JSON that is nested too deep is refused', () => {
    let value: object = { nullValue: null };
    for (let depth = 0; depth < 5000; depth += 1) value = { arrayValue: { values: [value] } };
    expect(() => canonical('Value', value)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });

  test('JSON of a stream may have unknown names', () => {
    expect(canonical('WriteRequest', { database: 'd', novelty: 1 }, 'ignore')).toEqual({ database: 'd' });
  });
});

describe('a frozen document', () => {
  const message = { name: 'n', fields: { a: { stringValue: 'x' }, b: { integerValue: '7' } } };
  const frozen = Object.freeze({ ...message });

  test('a frozen document has the same bytes each time, alone and within a response', () => {
    const answer = (found: object) => encodeMessage(messageShape('BatchGetDocumentsResponse'), { found });
    for (let times = 0; times < 2; times += 1) {
      expect(encodeMessage(DOCUMENT, frozen)).toEqual(encodeMessage(DOCUMENT, message));
      expect(answer(frozen)).toEqual(answer(message));
    }
  });
});

describe('text in protobuf messages', () => {
  const withValue = (...bytes: number[]) => decodeMessage(DOCUMENT, Buffer.from([0x0a, bytes.length, ...bytes]));

  test.each([
    ['an overlong form', [0xc0, 0x80]],
    ['a lone continuation', [0x80]],
    ['half a character', [0xc3]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
  ])('text that is not UTF-8 is refused: %s', (_what, bytes) => {
    expect(() => withValue(...bytes)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });

  test('text may contain the replacement character itself', () => {
    expect(withValue(0xef, 0xbf, 0xbd)).toEqual({ name: '\ufffd' });
  });
});
