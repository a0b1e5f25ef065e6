import type { Tier } from '../access/tiers.ts';
import { appError, type AppError } from '../errors/app-error.ts';
import type { Language } from '../users/language.ts';
import { type Establishment, OLDER_ESTABLISHMENT, SETTINGS_LENGTHS } from './establishment.ts';

/** The fields of a new establishment that the provider types. */
export type NewEstablishment = {
  readonly zooName: string;
  readonly type: Establishment['type'];
  readonly zooTiers: Tier;
  readonly code: string | null;
  readonly languages: Language[];
};

export type NewEstablishmentErrors = Partial<Record<keyof NewEstablishment, AppError>>;

/**
 * Returns the faults of a new establishment; empty when it may be created. Codes: 'zoo/name-required',
 * 'zoo/languages-required', and 'generic/invalid-input' for a text that is too long.
 */
export function checkNewEstablishment(typed: NewEstablishment): NewEstablishmentErrors {
  const errors: NewEstablishmentErrors = {};
  const name = typed.zooName.trim();
  if (name === '') errors.zooName = appError('zoo/name-required');
  if (name.length > SETTINGS_LENGTHS.zooName) errors.zooName = appError('generic/invalid-input');
  if ((typed.code?.trim() ?? '').length > SETTINGS_LENGTHS.code) errors.code = appError('generic/invalid-input');
  if (typed.languages.length === 0) errors.languages = appError('zoo/languages-required');
  return errors;
}

/** Returns the establishment as it begins: nobody has access to it yet but the provider's staff. */
export function establishmentToCreate(zooId: string, typed: NewEstablishment): Establishment {
  return {
    ...OLDER_ESTABLISHMENT,
    ...typed,
    zooId,
    zooName: typed.zooName.trim(),
    code: typed.code?.trim() || null,
  };
}
