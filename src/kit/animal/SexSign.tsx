import { useTranslation } from 'react-i18next';
import type { Sex } from '#domain/animals/animal.ts';
import { SexDrawing } from './SexDrawing.tsx';

/** A sex by its sign alone, for a place beside a name; nothing when it is not known. */
export function SexSign({ sex }: { readonly sex: Sex | null }) {
  const { t } = useTranslation('words');
  return sex === null ? null : <SexDrawing sex={sex} label={t(`values.sex.${sex}`)} />;
}
