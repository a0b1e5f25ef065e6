import type { DocumentData } from 'firebase/firestore';
import { ok, type Result } from '#domain/shared/result.ts';
import { labelFields } from '#domain/taxonomy/label-document.ts';
import { speciesFromStored } from '#domain/taxonomy/stored-taxa.ts';
import {
  iucnSpeciesSchema,
  type Label,
  labelSchema,
  type Species,
  speciesLogSchema,
} from '#domain/taxonomy/taxonomy.ts';
import { documentReader } from '../firebase/document-reader.ts';
import { parseDocument } from '../firebase/parse-document.ts';

/** Returns the species of a stored document; an odd field gets its empty value. */
export function speciesFromDocument(id: string, data: DocumentData): Result<Species> {
  return ok(speciesFromStored(id, data));
}

/** Returns the entry of a log; 'generic/bad-document' when it does not have the shape of one. */
export const speciesLogFromDocument = documentReader(speciesLogSchema);

/**
 * Returns the tag, category or goal of a stored document, whose name may be in either field; 'generic/bad-document' for
 * anything else.
 */
export function labelFromDocument(id: string, data: DocumentData): Result<Label> {
  return parseDocument(labelSchema, id, labelFields(id, data));
}

/** Returns a species of the IUCN list; 'generic/bad-document' when it does not have the shape of one. */
export const iucnSpeciesFromDocument = documentReader(iucnSpeciesSchema);
