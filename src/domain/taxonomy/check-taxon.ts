import { appError, type AppError } from '../errors/app-error.ts';
import type { TaxonomyBundle } from './bundle.ts';
import { nameError } from './check-species.ts';
import { foldedName } from '../text/folded.ts';
import { isTaxonLatin, TAXON_NAME_LENGTH, tidyLatin } from './latin-name.ts';

/** The fields of a family or an order that people type; only a family has an order. */
export type TypedTaxon = {
  readonly kind: 'family' | 'order';
  readonly name: string;
  readonly latinName: string;
  readonly orderId: string | null;
};
export type TaxonField = 'name' | 'latinName' | 'orderId';
export type TaxonErrors = Partial<Record<TaxonField, AppError>>;

/** Returns the typed values as they are stored; a taxon without a name gets its Latin one. */
export function tidyTaxon({ kind, name, latinName, orderId }: TypedTaxon): TypedTaxon {
  const latin = tidyLatin(latinName);
  return { kind, name: name.trim() || latin, latinName: latin, orderId: kind === 'family' ? orderId : null };
}

/**
 * Returns the faults of a tidy family or order; empty when it may be saved. No other one of its kind has its Latin
 * name; `ownId` is null for a new one. Codes: 'taxon/latin-required', '…/latin-invalid', '…/exists',
 * '…/order-required', '…/name-too-long', and 'generic/invalid-input' for control characters.
 */
export function checkTaxon(
  taxon: TypedTaxon,
  { orders, families }: Pick<TaxonomyBundle, 'orders' | 'families'>,
  ownId: string | null,
): TaxonErrors {
  const errors: TaxonErrors = {};
  const known =
    taxon.kind === 'order'
      ? Object.entries(orders).map(([id, order]) => [id, order.orderLatinName] as const)
      : Object.entries(families).map(([id, family]) => [id, family.familyLatinName] as const);
  const isTaken = known.some(([id, latin]) => id !== ownId && foldedName(latin) === foldedName(taxon.latinName));
  const latin = latinError(taxon.latinName, isTaken);
  if (latin !== null) errors.latinName = latin;
  if (taxon.kind === 'family' && taxon.orderId === null) errors.orderId = appError('taxon/order-required');
  const name = nameError(taxon.name);
  if (name !== null) errors.name = name;
  return errors;
}

function latinError(latin: string, isTaken: boolean): AppError | null {
  if (latin === '') return appError('taxon/latin-required');
  if (latin.length > TAXON_NAME_LENGTH) return appError('taxon/name-too-long');
  if (!isTaxonLatin(latin)) return appError('taxon/latin-invalid');
  return isTaken ? appError('taxon/exists') : null;
}
