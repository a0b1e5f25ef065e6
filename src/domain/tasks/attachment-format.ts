import type { ATTACHMENT_TYPES } from './attachment.ts';

type AttachmentType = (typeof ATTACHMENT_TYPES)[keyof typeof ATTACHMENT_TYPES][number];

/** Bytes at a file's beginning that tell its format. */
export const HEAD_BYTES = 512;

/**
 * Other names that browsers give to types whose bytes allow several. Bytes that allow one type need none: an 'image/jpg'
 * is sent as 'image/jpeg' all the same.
 */
const OTHER_NAMES: Readonly<Record<string, AttachmentType>> = {
  'video/x-m4v': 'video/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
};

/**
 * Returns the content types that a file with these first bytes may have, the likeliest first; empty for a format that
 * is not accepted, whatever the file's name. The first bytes of MP4 and WebM do not show whether they hold pictures or
 * sound alone.
 * @source ISO/IEC 14496-12, 4.3 "File type box"; RFC 8794, 11.2; RFC 3533, 6; PNG, 5.2; ITU-T T.81, annex B; ID3v2,
 * 3.1; ISO/IEC 11172-3, 2.4.1.3
 */
export function typesOf(head: Uint8Array): readonly AttachmentType[] {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return ['image/jpeg'];
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return ['image/png'];
  if (textAt(head, 4, 4) === 'ftyp') return typesOfBrands(head);
  if (startsWith(head, [0x1a, 0x45, 0xdf, 0xa3]))
    return textAt(head, 0, 64).includes('webm') ? ['video/webm', 'audio/webm'] : [];
  if (textAt(head, 0, 4) === 'OggS') return ['audio/ogg'];
  if (textAt(head, 0, 4) === 'RIFF') return textAt(head, 8, 4) === 'WAVE' ? ['audio/wav'] : [];
  return textAt(head, 0, 3) === 'ID3' || isMpegFrame(head) ? ['audio/mpeg'] : [];
}

/**
 * Returns the content type under which a chosen file is sent: the declared one when the first bytes agree, else the
 * likeliest type of those bytes. Null for a file that is not accepted.
 */
export function typeToSend(said: string, head: Uint8Array): AttachmentType | null {
  const possible = typesOf(head);
  const plain = said.split(';')[0]?.trim().toLowerCase() ?? '';
  return possible.find((type) => type === plain || type === OTHER_NAMES[plain]) ?? possible[0] ?? null;
}

/** Brands of films and sounds; still pictures (HEIC, AVIF) use the same container and are not accepted. */
const FILM = /^(?:iso[\da-m]|mp4[12v]|mp71|avc1|M4VH?|M4VP|M4V |dash|mmp4|MSNV|f4v |cmf[2c]|3gp.|3g2.)$/;
const STILL = /^(?:hei[cmsx]|hev[cmsx]|mif[12]|msf1|avi[fos]|mi[ab]f|crx |jpe?g)$/i;

function typesOfBrands(head: Uint8Array): readonly AttachmentType[] {
  const length = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const major = textAt(head, 8, 4);
  if (STILL.test(major)) return [];
  if (major === 'qt  ') return ['video/quicktime', 'video/mp4'];
  if (/^M4[AB] $/.test(major)) return ['audio/mp4'];
  for (let at = 8; at + 4 <= Math.min(length, head.length); at += 4)
    if (FILM.test(textAt(head, at, 4))) return ['video/mp4', 'audio/mp4', 'video/quicktime'];
  return [];
}

/** The first frame of an MP3 without tags: eleven ones, the third layer, a bit rate and a sampling rate that exist. */
function isMpegFrame(head: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = head;
  const isThirdLayer = (second & 0x06) === 0x02;
  return first === 0xff && (second & 0xe0) === 0xe0 && isThirdLayer && third >> 4 !== 0x0f && (third & 0x0c) !== 0x0c;
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, at) => head[at] === byte);
}

function textAt(head: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...head.subarray(at, at + length));
}
