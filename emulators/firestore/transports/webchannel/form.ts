/** The form-encoded bodies in which a WebChannel client sends its messages. */
import { FirestoreError } from '../../contract.ts';

export type ForwardMessages = {
  /** lower-case header names; only the first request of a channel has headers */
  readonly headers: ReadonlyMap<string, string>;
  /** position in the channel of the first message */
  readonly offset: number;
  readonly messages: readonly string[];
};

/** `Name:value` lines separated by CRLF */
export function parseHeaderLines(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Reads `count`, `ofs`, `reqN___data__` and `headers`. */
export function parseForwardBody(body: string): ForwardMessages {
  const form = new URLSearchParams(body);
  const count = Number(form.get('count') ?? '0');
  const offset = Number(form.get('ofs') ?? '0');
  if (!Number.isInteger(count) || count < 0 || !Number.isInteger(offset) || offset < 0) {
    throw new FirestoreError('INVALID_ARGUMENT', 'The channel request has no valid count or offset.');
  }
  const messages: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const data = form.get(`req${index}___data__`);
    if (data === null)
      throw new FirestoreError('INVALID_ARGUMENT', `The channel request lacks message ${index} of ${count}.`);
    messages.push(data);
  }
  return { headers: parseHeaderLines(form.get('headers') ?? ''), offset, messages };
}
