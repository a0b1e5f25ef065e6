import { useTranslation } from 'react-i18next';
import { CHANGED_FIELDS } from '#domain/taxonomy/species-changes.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';

/** Returns the names of a species' fields in its log; a field that the product no longer has keeps its stored name. */
export function useFieldName(): (field: string) => string {
  const { t } = useTranslation(['taxonomy', 'words']);
  return (field) => {
    const language = LANGUAGES.find((one) => `name.${one}` === field);
    if (language !== undefined) return LANGUAGE_NAMES[language];
    const known = CHANGED_FIELDS.find((one) => one === field);
    switch (known) {
      case 'specieLatinName':
        return t('fields.latinName');
      case 'family':
        return t('words:family');
      case 'iucnCategory':
        return t('fields.iucn');
      case 'iucnId':
        return t('fields.iucnId');
      case 'source':
        return t('fields.source');
      case 'review':
        return t('fields.review');
      default:
        return field;
    }
  };
}
