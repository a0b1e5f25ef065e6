import { appError, type AppError } from '../errors/app-error.ts';
import { PLACE_NAME_LENGTH } from '../fields/fields.ts';
import { nameFault, tidyName } from '../text/plain-name.ts';
import { type Sector, sectorSchema } from './sector.ts';

/** The fields of a sector that people type; its team is edited apart. */
export type TypedSector = Pick<Sector, 'sectorName' | 'sectorColor'>;

/** The faults of a sector by field; a valid field is absent. */
export type SectorErrors = Partial<Record<keyof TypedSector, AppError>>;

/** Returns the sector as it is stored: no blanks around its name, its colour in small letters. */
export function tidySector<Typed extends TypedSector>(typed: Typed): Typed {
  return { ...typed, sectorName: tidyName(typed.sectorName), sectorColor: typed.sectorColor.trim().toLowerCase() };
}

/**
 * Returns the faults of a tidy sector; empty when it may be saved. Codes: 'sector/name-required',
 * 'sector/name-too-long', 'sector/color-invalid' (not # and six hexadecimal digits), and 'generic/invalid-input' for
 * control characters.
 */
export function checkSector(sector: TypedSector): SectorErrors {
  const errors: SectorErrors = {};
  const fault = nameFault(sector.sectorName, PLACE_NAME_LENGTH);
  if (fault === 'missing') errors.sectorName = appError('sector/name-required');
  if (fault === 'too-long') errors.sectorName = appError('sector/name-too-long');
  if (fault === 'control-character') errors.sectorName = appError('generic/invalid-input');
  if (!sectorSchema.shape.sectorColor.safeParse(sector.sectorColor).success)
    errors.sectorColor = appError('sector/color-invalid');
  return errors;
}
