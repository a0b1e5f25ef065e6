import { useTranslation } from 'react-i18next';
import type { IucnColumn } from '#domain/taxonomy/iucn-columns.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';

/** Returns a function that gives the name of a column of the list. */
export function useColumnName(): (column: IucnColumn) => string {
  const { t } = useTranslation(['iucn', 'taxonomy', 'words']);
  return (column) => {
    const language = LANGUAGES.find((one) => column === `name.${one}`);
    if (language !== undefined) return t('iucn:nameIn', { language: LANGUAGE_NAMES[language] });
    switch (column) {
      case 'latinName':
        return t('taxonomy:fields.latinName');
      case 'iucnId':
        return t('taxonomy:fields.iucnId');
      case 'className':
        return t('iucn:class');
      case 'orderLatinName':
        return t('words:order');
      case 'familyLatinName':
        return t('words:family');
      default:
        return t('taxonomy:fields.iucn');
    }
  };
}
