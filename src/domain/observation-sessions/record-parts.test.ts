import { describe, expect, it } from 'vitest';
import { aScanEntry, aSessionRecord } from '../../../tests/support/builders/observation-session.ts';
import { bytesOf, hasRoomFor, joinedParts, MAX_RECORD_BYTES } from './record-parts.ts';

const record = (deviceId: string, continuesId: string | null, entryId: string, observerId = 'ana') =>
  aSessionRecord({ deviceId, continuesId, observerId, entries: [aScanEntry({ entryId })] });
const idsIn = (records: ReturnType<typeof joinedParts>) =>
  records.map(({ deviceId, entries }) => [deviceId, ...entries.map(({ entryId }) => entryId)]);

describe('the size of a record', () => {
  const entry = aScanEntry({ entryId: 'é' });
  it('counts the bytes of the JSON, three for an accented letter', () => {
    expect(bytesOf([entry, entry])).toBe(2 * (JSON.stringify(entry).length + 2));
    expect(bytesOf([])).toBe(0);
  });
  it('leaves room for entries up to the limit and not beyond', () => {
    const room = MAX_RECORD_BYTES - bytesOf([entry]);
    expect([room, room + 1].map((bytes) => hasRoomFor(bytes, [entry]))).toEqual([true, false]);
  });
  it('leaves room for any entry in an empty record', () => {
    expect(hasRoomFor(0, [aScanEntry({ entryId: 'x'.repeat(MAX_RECORD_BYTES) })])).toBe(true);
  });
});

describe('the records of a session', () => {
  it('are joined by device, in the order in which they continue each other', () => {
    const joined = joinedParts([
      record('c', 'b', 'third'),
      record('other', null, 'elsewhere'),
      record('b', 'a', 'second'),
      record('a', null, 'first'),
    ]);
    expect(idsIn(joined)).toEqual([
      ['other', 'elsewhere'],
      ['a', 'first', 'second', 'third'],
    ]);
  });
  it('keep the latest change of their parts', () => {
    const [joined] = joinedParts([
      { ...record('a', null, 'first'), updatedAtUnix: 5 },
      { ...record('b', 'a', 'second'), updatedAtUnix: 9 },
    ]);
    expect(joined?.updatedAtUnix).toBe(9);
  });
  it('stand alone where the full record is missing, of another observer or continued already', () => {
    const alone = joinedParts([record('b', 'gone', 'x'), record('a', null, 'y', 'bo'), record('d', 'a', 'z')]);
    expect(idsIn(alone)).toEqual([
      ['b', 'x'],
      ['a', 'y'],
      ['d', 'z'],
    ]);
    const twice = joinedParts([record('a', null, '1'), record('b', 'a', '2'), record('c', 'a', '3')]);
    expect(idsIn(twice)).toEqual([
      ['a', '1', '2'],
      ['c', '3'],
    ]);
  });
  it('that continue each other in a circle or themselves are left out', () => {
    expect(joinedParts([record('a', 'b', 'x'), record('b', 'a', 'y'), record('c', 'c', 'z')])).toEqual([]);
  });
});
