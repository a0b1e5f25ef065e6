import { describe, expect, it } from 'vitest';
import { attachmentKind } from './attachment.ts';

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
