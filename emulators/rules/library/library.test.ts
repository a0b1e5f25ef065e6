import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../rules-under-test.ts';

const holds = (conditions: readonly string[]) =>
  it.each(conditions)('%s', (condition) => expect(outcomeOf(condition)).toBe('allowed'));
/** Neither the condition nor its negation may be true. */
const fails = (conditions: readonly (readonly [string, string])[]) =>
  it.each(conditions)('%s is an error', (expression, message) => {
    expect(outcomeOf(`${expression} == 1 || ${expression} != 1`)).toContain(message);
  });

describe('strings', () => {
  holds([
    "'aBc'.lower() + 'aBc'.upper() == 'abcABC'",
    "'  a b '.trim() == 'a b'",
    "'😀'.size() == 2 && '😀'.toUtf8().size() == 4",
    "!'hello world'.matches('world') && 'hello world'.matches('.*world')",
    "'a.b.c'.split('[.]') == ['a', 'b', 'c']",
    "'banana'.replace('a', 'o') == 'bonono'",
    "'ab'.replace('(a)(b)', '$2$1') == 'ba' && 'a'.replace('a', '\\\\$') == '$'",
  ]);
  fails([
    ["'a'.matches('(')", 'Invalid regular expression'],
    ["'aa'.matches('(a)\\\\1')", 'Invalid regular expression'],
    ["'a'.matches(1)", 'string.matches(int)'],
    ["'a'.split()", 'Incorrect number of arguments'],
    ["'a'.concat(['b'])", 'Function not found error: Name: [concat].'],
    ['(1).lower()', 'Function not found error: Name: [lower].'],
  ]);
});

describe('lists', () => {
  holds([
    '[1].concat([1, 2]) == [1, 1, 2]',
    "['a', 'b'].hasAll([]) && !['a'].hasAll(['a', 'b'])",
    "!['a'].hasAny([]) && ['a', 'b'].hasAny(['c', 'b'])",
    "[].hasOnly(['a']) && !['a', 'b'].hasOnly(['a'])",
    "['a', 'b', 'a'].removeAll(['a']) == ['b']",
    "['a', null, 1.0, true, path('a/b')].join('-') == 'a-null-1.0-true-/a/b'",
    '[1, 2, 1].toSet().size() == 2 && [1, 2, 1].size() == 3',
    '!(1.0 in [1]) && 1 in [1]',
  ]);
  fails([
    ["[[1]].join(',')", 'string(list)'],
    ["['a'].join(1)", 'list.join(int)'],
    ["['a'].hasAny(['a'].toSet())", 'list.hasAny(set)'],
    ["['a'].concat('b')", 'list.concat(string)'],
  ]);
});

describe('sets', () => {
  holds([
    "['a', 'b'].toSet().difference(['b'].toSet()) == ['a'].toSet()",
    "['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()",
    "['a'].toSet().union(['a', 'b'].toSet()).size() == 2",
    "['a', 'b'].toSet().hasOnly(['a', 'b', 'c']) && ['a', 'b'].toSet().hasAll(['b']) && !['a'].toSet().hasAny(['b'])",
    '1 in [1.0].toSet() && [1, 1.0].toSet().size() == 1',
  ]);
  fails([
    ["['a'].toSet().difference(['a'])", 'set.difference(list)'],
    ["['a'].union(['b'].toSet())", 'Function not found error: Name: [union].'],
  ]);
});

describe('maps and their differences', () => {
  holds([
    "{'a': 1, 'b': null}.keys() == ['a', 'b'] && {'a': 1}.values() == [1]",
    "{'a': null}.get('a', 1) == null && {}.get('a', 1) == 1",
    "{'a': {'b': 2}}.get(['a', 'b'], 1) == 2 && {'a': 2}.get(['a', 'b'], 1) == 1 && {}.get(['a', 'b'], 1) == 1",
    "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).addedKeys() == ['c'].toSet()",
    "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).removedKeys() == ['d'].toSet()",
    "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).changedKeys() == ['b'].toSet()",
    "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).unchangedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 5, 'd': 4}).affectedKeys() == ['b', 'c', 'd'].toSet()",
    "{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0",
  ]);
  fails([
    ["{}.get('a')", 'Incorrect number of arguments'],
    ['{}.get(1, 2)', 'map.get(int, int)'],
    ["{'a': 1}.hasAll(['a'])", 'Function not found error: Name: [hasAll].'],
    ["{1: 'a'}.size()", 'Map keys must be strings'],
  ]);
});

describe('times', () => {
  holds([
    'timestamp.date(2024, 2, 29) == timestamp.value(1709164800000)',
    'timestamp.date(1, 1, 1).year() == 1 && timestamp.value(-62135596800000) == timestamp.date(1, 1, 1)',
    'timestamp.value(253402300799999).year() == 9999',
    "duration.value(315576000000, 's').seconds() == 315576000000",
    'timestamp.value(1709210096789).dayOfYear() == 60 && timestamp.value(1709210096789).dayOfWeek() == 4',
    'timestamp.date(2023, 12, 31).dayOfYear() == 365 && timestamp.date(2024, 12, 31).dayOfYear() == 366',
    'timestamp.value(-1).year() == 1969 && timestamp.value(-1).seconds() == 59 && timestamp.value(-1).nanos() == 999000000',
    'timestamp.value(-1).date() == timestamp.value(-86400000) && timestamp.value(-1).time() == duration.time(23, 59, 59, 999000000)',
    "duration.value(-1500, 'ms').seconds() == -1 && duration.value(-1500, 'ms').nanos() == -500000000",
    "duration.abs(duration.value(-2, 'm')) == duration.value(120, 's') && duration.value(1, 'w') > duration.value(6, 'd')",
    "timestamp.value(0) - duration.value(1, 'ns') < timestamp.value(0)",
    "timestamp.value(2000) - timestamp.value(500) == duration.value(1500, 'ms') && request.time.toMillis() == 1700000000000",
  ]);
  fails([
    ['timestamp.date(2023, 2, 29)', 'Invalid date'],
    ['timestamp.value(253402300800000)', 'Timestamp out of range'],
    ['timestamp.value(-62135596800001)', 'Timestamp out of range'],
    ['timestamp.date(10000, 1, 1)', 'Timestamp out of range'],
    ["timestamp.date(9999, 12, 31) + duration.value(1, 'd')", 'Timestamp out of range'],
    ["duration.value(315576000001, 's')", 'Duration out of range'],
    ["duration.value(-315576000000, 's') - duration.value(1, 'ns')", 'Duration out of range'],
    ["duration.value(1, 'year')", 'Invalid duration unit'],
    ["duration.value(1.5, 's')", 'duration.value(float, string)'],
    ["duration.value(1, 's') + 1", 'duration + int'],
    ['timestamp.value(0) + timestamp.value(0)', 'timestamp + timestamp'],
  ]);
});

describe('numbers', () => {
  holds([
    'math.abs(-2) is int && math.abs(-2.5) == 2.5 && math.ceil(1.2) == 2 && math.floor(-1.2) == -2 && math.ceil(1) is float',
    'math.round(2.5) == 3 && math.round(-2.5) == -2 && math.round(2.4) is int && math.round(math.sqrt(-1)) == 0',
    'math.pow(2, 3) == 8 && math.pow(2, 3) is float && math.sqrt(2.25) == 1.5',
    'math.isNaN(math.sqrt(-1)) && !math.isNaN(1) && math.isInfinite(1.0 / 0.0) && !math.isInfinite(1)',
    "int('-12') == -12 && int(2.9) == 2 && int(-2.9) == -2 && int(float('1e30')) == 9223372036854775807",
    "float('1e3') == 1000 && float(' .5') == 0.5 && float('0x1.8p1') == 3.0 && float('-Infinity') < 0",
    "string(2.0) == '2.0' && string(1234567.5) == '1234567.5' && string(12345678.0) == '1.2345678E7' && string(0.0001) == '1.0E-4'",
    "string(float('4.9e-324')) == '4.9E-324' && string(-0.0) == '-0.0' && string(null) == 'null' && string(path('a/b')) == '/a/b'",
    "bool('true') && !bool('false')",
  ]);
  fails([
    ["int('1.5')", 'Type conversion error'],
    ["int('9223372036854775808')", 'Type conversion error'],
    ['int(true)', 'int(bool)'],
    ["float('inf')", 'Type conversion error'],
    ["bool('yes')", 'Type conversion error'],
    ['string([1])', 'string(list)'],
    ["math.abs('a')", 'math.abs(string)'],
    ['math.sqrt()', 'Incorrect number of arguments'],
  ]);
});

describe('bytes and hashes', () => {
  holds([
    "b'\\xff'.toBase64() == '_w==' && b'**'.toHexString() == '2A2A'",
    "hashing.md5('') == hashing.md5(b'') && hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'",
    "hashing.sha256('abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
    "hashing.crc32('123456789').toHexString() == '2639F4CB' && hashing.crc32c('123456789').toHexString() == '839206E3'",
  ]);
  fails([
    ['hashing.md5(1)', 'hashing.md5(int)'],
    ["b'a'[0]", 'Function not found error: Name: [[]].'],
    ["b'a' + b'b'", 'bytes + bytes'],
  ]);
});

describe('points and paths', () => {
  holds([
    'latlng.value(90, -180).latitude() == 90 && latlng.value(90, -180).longitude() == -180',
    'latlng.value(0, 0).distance(latlng.value(0, 180)) > 20000000 && latlng.value(1, 1).distance(latlng.value(1, 1)) == 0',
    "path('a/{b}/$(c)').bind({'b': 'x', 'c': 'y'}) == /a/x/y && path('/a/b/') == path('a/b')",
    "path('a/b')[1] == 'b' && path('a') is path",
    "(/path/$(foo)/$(bar)).bind({'foo': 'something', 'bar': 'another'}) == /path/something/another",
    "(/path/$(foo)).bind({'foo': 'a'}).foo == 'a' && path('x/{y}').bind({'y': 'b'})['y'] == 'b'",
    "(/x/$(id)).id == 'd' && /x/$(id) == /x/d",
    "/x/$(id)/$(other).bind({'other': 'y', 'id': 'z'}) == /x/d/y",
  ]);
  fails([
    ['latlng.value(90.1, 0)', 'Latitude should be'],
    ['latlng.value(0, 180.1)', 'Latitude should be'],
    ["path('a/{b}').bind({})", 'No string is bound'],
    ['(/a/$(foo)).bind({})', 'No string is bound'],
    ['(/a/b).c', 'Property c is undefined'],
    ['/a/$(foo)', 'Variable not found error: Name: [foo].'],
    ["path('a/b').size()", 'Function not found error: Name: [size].'],
    ["path(path('a'))", 'path(path)'],
  ]);
});
