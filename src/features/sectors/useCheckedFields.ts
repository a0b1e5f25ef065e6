import { useState } from 'react';
import { checkSector, type SectorErrors, tidySector, type TypedSector } from '#domain/sectors/check-sector.ts';
import { fieldNamed } from '#ui/fields/field-named.ts';

const ORDER: readonly (keyof TypedSector)[] = ['sectorName', 'sectorColor'];
const NOTHING: SectorErrors = {};

/** Name and colour of a sector as typed, tidied and checked. What is wrong is told from the first try to save them on. */
export function useCheckedFields(typed: TypedSector) {
  const [isTried, setIsTried] = useState(false);
  const tidy = tidySector(typed);
  const errors = checkSector(tidy);
  const wrong = ORDER.find((field) => errors[field] !== undefined);
  return {
    tidy,
    errors: isTried ? errors : NOTHING,
    isWrong: wrong !== undefined,
    /** tells what is wrong, with the focus at the first field that is */
    tell: (form: HTMLElement) => {
      setIsTried(true);
      if (wrong !== undefined) fieldNamed(form, wrong)?.focus();
    },
    forgive: () => setIsTried(false),
  };
}
