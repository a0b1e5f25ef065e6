import { describe, expect, it } from 'vitest';
import { typesOf, typeToSend } from './attachment-format.ts';

const bytes = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : [...part])),
  );
const ftyp = (...brands: readonly string[]) => {
  const [major = '', ...others] = brands;
  return bytes([0, 0, 0, 16 + 4 * others.length], 'ftyp', major, [0, 0, 0, 0], ...others);
};

describe("the format that a file's first bytes show", () => {
  it.each([
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'image/jpeg'],
    ['a PNG', bytes([0x89], 'PNG', [13, 10, 26, 10]), 'image/png'],
    ['an MP4', ftyp('isom', 'iso2', 'mp41'), 'video/mp4'],
    ['a film of an unknown make that reads as MP4', ftyp('XAVC', 'mp42'), 'video/mp4'],
    ['a film of an iPad', ftyp('qt  ', 'qt  '), 'video/quicktime'],
    ['an M4A', ftyp('M4A ', 'mp42'), 'audio/mp4'],
    ['a WebM', bytes([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84], 'webm'), 'video/webm'],
    ['a WebM that says so at its 64th byte', bytes([0x1a, 0x45, 0xdf, 0xa3], ' '.repeat(56), 'webm'), 'video/webm'],
    ['a film whose make is named last', ftyp('????', 'none', 'isom'), 'video/mp4'],
    ['an MP3 with tags', bytes('ID3', [3, 0, 0]), 'audio/mpeg'],
    ['an MP3 without tags', bytes([0xff, 0xfb, 0x90, 0x64]), 'audio/mpeg'],
    ['an Ogg', bytes('OggS', [0, 2]), 'audio/ogg'],
    ['a WAV', bytes('RIFF', [36, 0, 0, 0], 'WAVEfmt '), 'audio/wav'],
  ])('%s', (_name, head, type) => {
    expect(typesOf(head)[0]).toBe(type);
  });
  it.each([
    ['nothing', bytes()],
    ['HTML', bytes('<!doctype html><script>')],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a PDF', bytes('%PDF-1.7')],
    ['a ZIP', bytes('PK', [3, 4])],
    ['a HEIC picture', ftyp('heic', 'mif1', 'heic')],
    ['an AVIF picture that names films too', ftyp('avif', 'mif1', 'iso8')],
    ['a container of a make nobody knows', ftyp('????')],
    ['a Matroska film', bytes([0x1a, 0x45, 0xdf, 0xa3, 0x93, 0x42, 0x82, 0x88], 'matroska')],
    ['a WebM that says so a byte too late', bytes([0x1a, 0x45, 0xdf, 0xa3], ' '.repeat(57), 'webm')],
    [
      'a container whose make is named after the end of its header',
      bytes([0, 0, 0, 16], 'ftyp', '????', [0, 0, 0, 0], 'isom'),
    ],
    ['an MP3 frame of a bit rate that does not exist', bytes([0xff, 0xfb, 0xf0, 0x64])],
    ['an MP3 frame of a sampling rate that does not exist', bytes([0xff, 0xfb, 0x9c, 0x64])],
    ['an AVI', bytes('RIFF', [36, 0, 0, 0], 'AVI LIST')],
    ['an AAC stream', bytes([0xff, 0xf1, 0x50, 0x80])],
    ['the first bytes of a text in UTF-16', bytes([0xff, 0xfe, 0x68, 0x00])],
  ])('%s is not taken', (_name, head) => {
    expect(typesOf(head)).toEqual([]);
  });
});

describe('the type under which a file is sent', () => {
  it('is the one it declares when its bytes agree', () => {
    expect(typeToSend('audio/webm;codecs=opus', bytes([0x1a, 0x45, 0xdf, 0xa3], 'webm'))).toBe('audio/webm');
    expect(typeToSend('audio/x-m4a', ftyp('M4A '))).toBe('audio/mp4');
    expect(typeToSend('audio/mp4', ftyp('isom'))).toBe('audio/mp4');
  });
  it.each([
    ['image/jpg', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['video/x-m4v', ftyp('isom'), 'video/mp4'],
    ['video/x-m4v', ftyp('qt  '), 'video/mp4'],
    ['audio/mp3', bytes('ID3'), 'audio/mpeg'],
    ['audio/m4a', ftyp('isom'), 'audio/mp4'],
    ['audio/x-m4a', ftyp('isom'), 'audio/mp4'],
    ['video/quicktime', ftyp('isom'), 'video/quicktime'],
    ['video/mp4', ftyp('qt  '), 'video/mp4'],
    ['audio/x-wav', bytes('RIFF', [36, 0, 0, 0], 'WAVE'), 'audio/wav'],
    ['application/ogg', bytes('OggS'), 'audio/ogg'],
  ])('of one declared as %s is one that its bytes allow', (said, head, type) => {
    expect(typeToSend(said, head)).toBe(type);
  });
  it('is that of its bytes when it declares another, or none', () => {
    expect(typeToSend('image/png', ftyp('isom'))).toBe('video/mp4');
    expect(typeToSend('', bytes('OggS'))).toBe('audio/ogg');
  });
  it('is none for a file that is not accepted', () => {
    expect(typeToSend('image/jpeg', bytes('<html>'))).toBeNull();
  });
});
