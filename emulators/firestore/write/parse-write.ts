/** From the wire to a write, refusing what is malformed. */
import { FirestoreError } from '../contract.ts';
import { decodeFields } from '../values/decode.ts';
import { isNamePath, parseFieldPath } from '../values/field-path.ts';
import { parseVersion } from '../values/instant.ts';
import { checkDocumentName } from '../values/resource-name.ts';
import type { FieldTransform, WirePrecondition, WireWrite } from '../wire.ts';
import { parseTransform, type Transform } from './transform.ts';
import type { Precondition, Write } from './write.ts';

const MAX_TRANSFORMS = 500;
const NO_FIELDS = new Map<string, never>();

/** Parses one write of a commit to the database. */
export function parseWrite(database: string, wire: WireWrite): Write {
  const precondition = parsePrecondition(wire.currentDocument);
  if (wire.update !== undefined) return parseUpdate(database, wire, precondition);
  const bare = { fields: NO_FIELDS, mask: [], transforms: [], precondition };
  if (wire.delete !== undefined) return { ...bare, kind: 'delete', name: checkDocumentName(wire.delete, database) };
  if (wire.verify !== undefined) return { ...bare, kind: 'verify', name: checkDocumentName(wire.verify, database) };
  if (wire.transform !== undefined) {
    const name = checkDocumentName(wire.transform.document, database);
    return { ...bare, kind: 'transform', name, transforms: parseTransforms(wire.transform.fieldTransforms) };
  }
  throw new FirestoreError('INVALID_ARGUMENT', 'Write operation is missing.');
}

function parseUpdate(database: string, wire: WireWrite, precondition: Precondition): Write {
  const mask = wire.updateMask ?? null;
  return {
    name: checkDocumentName(wire.update?.name, database),
    kind: mask === null ? 'set' : 'merge',
    fields: decodeFields(wire.update?.fields),
    mask: (mask?.fieldPaths ?? []).map(parseWritablePath),
    transforms: parseTransforms(wire.updateTransforms),
    precondition,
  };
}

function parseWritablePath(text: string): readonly string[] {
  const path = parseFieldPath(text);
  if (isNamePath(path)) throw new FirestoreError('INVALID_ARGUMENT', 'The field path __name__ cannot be written.');
  return path;
}

function parseTransforms(wire: readonly FieldTransform[] | undefined): readonly Transform[] {
  const transforms = (wire ?? []).map(parseTransform);
  if (transforms.length <= MAX_TRANSFORMS) return transforms;
  throw new FirestoreError(
    'INVALID_ARGUMENT',
    `Cannot apply more than ${MAX_TRANSFORMS} field transformations to a single document.`,
  );
}

function parsePrecondition(wire: WirePrecondition | undefined): Precondition {
  if (wire?.updateTime !== undefined) return { updateTime: parseVersion(wire.updateTime) };
  if (wire?.exists !== undefined) return { exists: wire.exists };
  return null;
}
