import { describe, expect, it } from 'vitest';
import { compareNames, requireBucketName, requireObjectName } from './names.ts';

describe('names of objects and buckets', () => {
  it.each(['a', 'zoo/enclosures/é/photo 1.png', '…/💾', '../../etc/passwd', 'a//b/', '#?%[]*'])(
    "an object's name may be %j",
    (name) => expect(requireObjectName(name)).toBe(name),
  );

  it.each(['', '.', '..', 'a\nb', 'a\rb', '.well-known/acme-challenge/x', '\ud800'])(
    "an object's name may not be %j",
    (name) => expect(() => requireObjectName(name)).toThrow(/name/),
  );

  it("an object's name has at most 1,024 bytes, however many letters", () => {
    for (const fits of ['a'.repeat(1023), 'a'.repeat(1024), 'é'.repeat(512)])
      expect(requireObjectName(fits)).toBe(fits);
    for (const tooLong of ['a'.repeat(1025), `${'é'.repeat(512)}a`])
      expect(() => requireObjectName(tooLong)).toThrow('has 1025 bytes');
  });
});

it("a bucket's name is lower case, with dots, dashes and underscores inside", () => {
  for (const name of ['demo-zoo.appspot.com', 'a_b', '123']) expect(requireBucketName(name)).toBe(name);
  for (const name of ['ab', 'Demo', '-ab', 'ab-', 'a/b', '..', ''])
    expect(() => requireBucketName(name)).toThrow('bucket');
});

it('names are ordered by their bytes', () => {
  const names = ['\u{1f4be}', '\uffff', 'b', 'a/b', 'a', 'B'];
  expect(names.toSorted(compareNames)).toEqual(['B', 'a', 'a/b', 'b', '\uffff', '\u{1f4be}']);
});
