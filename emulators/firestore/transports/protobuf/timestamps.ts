/** Timestamps between their protobuf fields and RFC 3339 text. */

/** `2024-05-06T07:08:09.000000001Z`, with no, three, six or nine decimals as proto3 JSON asks. */
export function timestampText(seconds: number, nanos: number): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${whole}Z`;
  const digits = String(nanos).padStart(9, '0');
  const shown = digits.endsWith('000000') ? digits.slice(0, 3) : digits.endsWith('000') ? digits.slice(0, 6) : digits;
  return `${whole}.${shown}Z`;
}

const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;

/** Seconds and nanoseconds of an RFC 3339 time, or null when the text is not one. */
export function parseTimestamp(text: string): { seconds: number; nanos: number } | null {
  const match = RFC3339.exec(text);
  if (match === null) return null;
  const [, whole = '', fraction = '', zone = 'Z'] = match;
  const milliseconds = Date.parse(whole + zone.toUpperCase());
  if (Number.isNaN(milliseconds)) return null;
  return { seconds: milliseconds / 1000, nanos: Number(fraction.padEnd(9, '0')) };
}
