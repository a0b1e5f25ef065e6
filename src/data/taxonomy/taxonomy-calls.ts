import type * as z from 'zod/mini';
import {
  importIucnSpeciesData,
  importIucnSpeciesRequest,
  removeTaxonData,
  removeTaxonRequest,
  saveLabelData,
  saveLabelRequest,
  saveSpeciesData,
  type SaveSpeciesRequest,
  saveSpeciesRequest,
  saveTaxonData,
  type SaveTaxonRequest,
  saveTaxonRequest,
} from '#domain/callables/taxonomy.ts';
import { appError } from '#domain/errors/app-error.ts';
import type { ErrorCode } from '#domain/errors/catalogue.ts';
import { fail, type Result } from '#domain/shared/result.ts';
import { callFunction } from '../callables/call-function.ts';

export type RemoveTaxonRequest = z.infer<typeof removeTaxonRequest>;
export type SaveLabelRequest = z.infer<typeof saveLabelRequest>;
export type ImportIucnRequest = z.infer<typeof importIucnSpeciesRequest>;

/** What the server does to the catalogue for the provider's staff. Each answers with a code of the catalogue when it fails. */
export type TaxonomyCalls = {
  saveSpecies(request: SaveSpeciesRequest): Promise<Result<{ specieId: string }>>;
  saveTaxon(request: SaveTaxonRequest): Promise<Result<{ id: string }>>;
  removeTaxon(request: RemoveTaxonRequest): Promise<Result<{ id: string }>>;
  saveLabel(request: SaveLabelRequest): Promise<Result<{ id: string }>>;
  importIucn(request: ImportIucnRequest): Promise<Result<{ written: number }>>;
};

/** The callables of the catalogue, by the contracts of the domain. */
export const taxonomyCalls: TaxonomyCalls = {
  saveSpecies: (request) =>
    named(
      callFunction({ name: 'saveSpecies', request: saveSpeciesRequest, data: saveSpeciesData }, request),
      'taxon/save-failed',
    ),
  saveTaxon: (request) =>
    named(
      callFunction({ name: 'saveTaxon', request: saveTaxonRequest, data: saveTaxonData }, request),
      request.kind === 'order' && request.id === null ? 'order/create-failed' : 'taxon/save-failed',
    ),
  removeTaxon: (request) =>
    named(
      callFunction({ name: 'removeTaxon', request: removeTaxonRequest, data: removeTaxonData }, request),
      'generic/delete-failed',
    ),
  saveLabel: (request) =>
    named(
      callFunction({ name: 'saveLabel', request: saveLabelRequest, data: saveLabelData }, request),
      'label/save-failed',
    ),
  importIucn: (request) =>
    named(
      callFunction(
        { name: 'importIucnSpecies', request: importIucnSpeciesRequest, data: importIucnSpeciesData },
        request,
      ),
      'taxon/save-failed',
    ),
};

/** Returns the answer; a failure of which nothing is known but that it is one is told by what was being done. */
async function named<T>(answer: Promise<Result<T>>, code: ErrorCode): Promise<Result<T>> {
  const result = await answer;
  return result.ok || result.error.code !== 'generic/something-went-wrong' ? result : fail(appError(code));
}
