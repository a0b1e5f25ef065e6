/** Collects the effects of one commit on one client, so that each document is sent once for all its targets. */
import type { StoredDocument } from '../contract.ts';
import type { ListenResponse, WireDocument } from '../wire.ts';
import { project } from './projection.ts';

type Entry = {
  readonly name: string;
  readonly document: StoredDocument | null;
  readonly selected: readonly string[] | null;
  readonly present: number[];
  readonly left: number[];
  /** the document left because of its own change, so its new form is sent */
  changed: boolean;
};

export type SnapshotTools = {
  readonly toWire: (document: StoredDocument) => WireDocument;
  /** whether the client may read a document that left its results */
  readonly mayRead: (document: StoredDocument) => boolean;
  readonly readTime: string;
};

/** The document messages of one consistent snapshot. */
export class Snapshot {
  readonly #entries = new Map<string, Entry>();
  #reads = 0;

  /** The number of documents the client is billed for; known once the messages are built. */
  get reads(): number {
    return this.#reads;
  }

  present(targetId: number, document: StoredDocument, selected: readonly string[] | null): void {
    this.#entry(document.name, document, selected).present.push(targetId);
  }

  left(targetId: number, name: string, after: StoredDocument | null, changed: boolean): void {
    const entry = this.#entry(name, after, null);
    entry.left.push(targetId);
    entry.changed ||= changed;
  }

  messages(tools: SnapshotTools): ListenResponse[] {
    return [...this.#entries.values()].map((entry) => this.#message(entry, tools));
  }

  #entry(name: string, document: StoredDocument | null, selected: readonly string[] | null): Entry {
    // Targets with different selected fields cannot share a message.
    const key = selected === null ? name : `${name}\n${selected.join('\n')}`;
    const existing = this.#entries.get(key);
    if (existing !== undefined) return existing;
    const entry: Entry = { name, document, selected, present: [], left: [], changed: false };
    this.#entries.set(key, entry);
    return entry;
  }

  #message(entry: Entry, tools: SnapshotTools): ListenResponse {
    const { name, document, present, left, readTime } = { ...entry, readTime: tools.readTime };
    if (document === null) return { documentDelete: { document: name, readTime, removedTargetIds: left } };
    if (present.length === 0 && !(entry.changed && tools.mayRead(document))) {
      if (entry.changed) this.#reads += left.length;
      return { documentRemove: { document: name, readTime, removedTargetIds: left } };
    }
    this.#reads += present.length + (entry.changed ? left.length : 0);
    const wire = tools.toWire(document);
    return {
      documentChange: {
        document: entry.selected === null ? wire : project(wire, entry.selected),
        targetIds: present,
        ...(left.length > 0 ? { removedTargetIds: left } : {}),
      },
    };
  }
}
