import { describe, expect, it } from 'vitest';
import { attachmentKind, lastFileAt } from './attachment.ts';

describe('the kind of a file', () => {
  it('is told by its content type, whatever its parameters and case', () => {
    expect(attachmentKind('image/jpeg')).toBe('photo');
    expect(attachmentKind('VIDEO/MP4')).toBe('video');
    expect(attachmentKind('audio/webm;codecs=opus')).toBe('sound');
  });
  it('is none for what is not taken', () => {
    expect(attachmentKind('image/svg+xml')).toBeNull();
    expect(attachmentKind('')).toBeNull();
  });
});

describe('the instant of the latest file', () => {
  it('is that of the file added last, in whatever order they stand', () => {
    expect(lastFileAt([{ addedAtUnix: 5 }, { addedAtUnix: 9 }, { addedAtUnix: 7 }])).toBe(9);
  });
  it('is null without files', () => expect(lastFileAt([])).toBeNull());
});
