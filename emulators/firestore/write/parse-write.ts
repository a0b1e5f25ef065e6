/** Parses writes in wire format and refuses malformed ones. */
import { FirestoreError } from '../contract.ts';
import { decodeFields } from '../values/decode.ts';
import { isFinerThanMicroseconds, parseVersion } from '../values/instant.ts';
import { checkDocumentName } from '../values/resource-name.ts';
import type { FieldTransform, WirePrecondition, WireWrite } from '../wire.ts';
import { parseTransform, type Transform } from './transform.ts';
import { parseMaskPaths } from './writable-path.ts';
import type { Precondition, Write } from './write.ts';

const MAX_TRANSFORMS = 500;
const NO_FIELDS = new Map<string, never>();

/** Parses the writes of one commit to the database. */
export function parseWrites(database: string, wires: readonly WireWrite[] | undefined): Write[] {
  const writes = (wires ?? []).map((wire) => parseWrite(database, wire));
  checkTransformCount(writes);
  return writes;
}

function parseWrite(database: string, wire: WireWrite): Write {
  const precondition = parsePrecondition(wire.currentDocument);
  if (wire.update !== undefined) return parseUpdate(database, wire, precondition);
  if (wire.updateMask !== undefined) throw invalid('An update mask is for updates only.');
  if ((wire.updateTransforms ?? []).length > 0) throw invalid('Update transforms are for updates only.');
  const bare = { fields: NO_FIELDS, mask: [], transforms: [], precondition };
  if (wire.delete !== undefined) return { ...bare, kind: 'delete', name: checkDocumentName(wire.delete, database) };
  if (wire.verify !== undefined) return { ...bare, kind: 'verify', name: checkDocumentName(wire.verify, database) };
  if (wire.transform !== undefined) {
    const name = checkDocumentName(wire.transform.document, database);
    const transforms = parseTransforms(wire.transform.fieldTransforms);
    if (transforms.length === 0) throw invalid('A transform needs at least one field transformation.');
    return { ...bare, kind: 'transform', name, transforms };
  }
  throw invalid('Write operation is missing.');
}

function parseUpdate(database: string, wire: WireWrite, precondition: Precondition): Write {
  const mask = wire.updateMask ?? null;
  return {
    name: checkDocumentName(wire.update?.name, database),
    kind: mask === null ? 'set' : 'merge',
    fields: decodeFields(wire.update?.fields),
    mask: parseMaskPaths(mask?.fieldPaths),
    transforms: parseTransforms(wire.updateTransforms),
    precondition,
  };
}

function parseTransforms(wire: readonly FieldTransform[] | undefined): readonly Transform[] {
  return (wire ?? []).map(parseTransform);
}

/** The limit counts per document, however many writes of the commit transform it. */
function checkTransformCount(writes: readonly Write[]): void {
  const counts = new Map<string, number>();
  for (const { name, transforms } of writes) {
    if (transforms.length === 0) continue;
    const count = (counts.get(name) ?? 0) + transforms.length;
    counts.set(name, count);
    if (count > MAX_TRANSFORMS) {
      throw invalid(
        `Cannot apply more than ${MAX_TRANSFORMS} field transformations to a single document in one commit: ${name}`,
      );
    }
  }
}

function parsePrecondition(wire: WirePrecondition | undefined): Precondition {
  if (wire?.updateTime !== undefined) {
    if (isFinerThanMicroseconds(wire.updateTime)) throw invalid('A required update_time is told in microseconds.');
    return { updateTime: parseVersion(wire.updateTime) };
  }
  if (wire?.exists !== undefined) return { exists: wire.exists };
  return null;
}

function invalid(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
