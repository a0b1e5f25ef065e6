import { useTranslation } from 'react-i18next';
import type { Sex } from '#domain/animals/animal.ts';
import { SexCell } from './PlainCells.tsx';

/** A sex by its sign and its word. */
export function SexMark({ sex }: { readonly sex: Sex | null }) {
  const { t } = useTranslation(['animals', 'words']);
  return <SexCell sex={sex} label={sex === null ? t('words:notKnown') : t(`words:values.sex.${sex}`)} />;
}
