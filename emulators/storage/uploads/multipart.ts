import { invalid } from '../storage-error.ts';

/** The limit of one part's headers. */
const MAX_HEAD = 16 * 1024;

/** A part of a multipart body, with its headers by lower-case name. */
export type PartHead = ReadonlyMap<string, string>;

/** The boundary in a content type. Throws 400. */
export function boundaryOf(contentType: string | undefined): string {
  const [type = '', ...rest] = (contentType ?? '').split(';');
  if (type.trim().toLowerCase() !== 'multipart/related')
    throw invalid('Bad content type. It must be multipart/related.');
  const named = /(?:^|;)\s*boundary\s*=\s*(?:"([^"]*)"|'([^']*)'|([^;\s]*))/i.exec(rest.join(';'));
  const boundary = named?.[1] ?? named?.[2] ?? named?.[3] ?? '';
  if (boundary === '' || boundary.length > 200) throw invalid('The content type names no boundary.');
  return boundary;
}

/** Reads a multipart body part by part as it arrives, without keeping it. */
export class MultipartReader {
  readonly #source: AsyncIterator<Buffer>;
  readonly #delimiter: Buffer;
  #held: Buffer = Buffer.from('\r\n');
  #atBoundary = false;
  #ended = false;

  constructor(source: AsyncIterable<Buffer>, boundary: string) {
    this.#source = source[Symbol.asyncIterator]();
    this.#delimiter = Buffer.from(`\r\n--${boundary}`);
  }

  /** Goes to the next part and skips the rest of the former one; null after the last. */
  async next(): Promise<PartHead | null> {
    if (this.#ended) return null;
    // Text before the first boundary has no meaning.
    if (!this.#atBoundary) for await (const _ of this.content());
    this.#atBoundary = false;
    await this.#hold(2);
    if (this.#held.subarray(0, 2).toString('latin1') === '--') {
      this.#ended = true;
      return null;
    }
    return this.#head();
  }

  /** The bytes of the part, without the line break before its boundary. Throws 400 when the boundary is missing. */
  async *content(): AsyncGenerator<Buffer, void, undefined> {
    for (;;) {
      const at = this.#held.indexOf(this.#delimiter);
      if (at !== -1) {
        const last = this.#held.subarray(0, at);
        this.#held = this.#held.subarray(at + this.#delimiter.length);
        this.#atBoundary = true;
        if (last.length > 0) yield last;
        return;
      }
      const certain = this.#held.length - this.#delimiter.length + 1;
      if (certain > 0) {
        const chunk = this.#held.subarray(0, certain);
        this.#held = this.#held.subarray(certain);
        yield chunk;
      }
      if (!(await this.#more())) throw invalid('The multipart body ends before its last boundary.');
    }
  }

  /** Reads and drops the rest of the body. */
  async finish(): Promise<void> {
    this.#ended = true;
    this.#held = Buffer.alloc(0);
    while (await this.#more()) this.#held = Buffer.alloc(0);
  }

  async #head(): Promise<PartHead> {
    let end = this.#endOfHead();
    while (end === -1) {
      if (this.#held.length > MAX_HEAD) throw invalid('The headers of a part are too long.');
      if (!(await this.#more())) throw invalid('The multipart body ends inside the headers of a part.');
      end = this.#endOfHead();
    }
    const lines = this.#held.subarray(0, end).toString('utf8').split('\r\n');
    this.#held = this.#held.subarray(end + 4);
    const head = new Map<string, string>();
    for (const line of lines.slice(1)) {
      const colon = line.indexOf(':');
      if (colon <= 0) throw invalid('A part has a header without a name.');
      head.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
    }
    return head;
  }

  /** The position of the empty line after the headers. */
  #endOfHead(): number {
    return this.#held.indexOf('\r\n\r\n');
  }

  async #hold(bytes: number): Promise<void> {
    while (this.#held.length < bytes && (await this.#more()));
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#source.next();
    if (done === true) return false;
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
    return true;
  }
}
