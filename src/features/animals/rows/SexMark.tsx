import { IconGenderFemale, IconGenderMale } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Sex } from '#domain/animals/animal.ts';
import classes from './cells.module.css';

const ICONS = { Male: IconGenderMale, Femelle: IconGenderFemale } as const;

/** A sex by its sign and its word. */
export function SexMark({ sex }: { readonly sex: Sex | null }) {
  const { t } = useTranslation('animals');
  if (sex === null) return <span className={classes['none']}>{t('unknown.sex')}</span>;
  const Icon = ICONS[sex];
  return (
    <span className={classes['marked']}>
      <Icon size={16} stroke={1.8} aria-hidden />
      {t(`values.sex.${sex}`)}
    </span>
  );
}
