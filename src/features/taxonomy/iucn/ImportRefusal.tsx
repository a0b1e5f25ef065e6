import { useTranslation } from 'react-i18next';
import type { Refusal } from '#lib/spreadsheet/read-result.ts';

/** Why a file cannot be read as a list. */
export function ImportRefusal({ refusal }: { readonly refusal: Refusal }) {
  const { t } = useTranslation('iucn');
  return t(`values.refusal.${refusal}`);
}
