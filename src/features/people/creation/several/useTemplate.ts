import { useTranslation } from 'react-i18next';
import { PERSON_FIELDS } from '#domain/people/person-draft.ts';
import { writeCsv } from '#lib/csv/write-csv.ts';

/** A file of people with its headings alone, in the language of the page. */
export function useTemplate(): { readonly name: string; readonly content: string } {
  const { t } = useTranslation('people');
  return {
    name: t('file.templateName'),
    content: writeCsv([PERSON_FIELDS.map((field) => t(`values.field.${field}`))]),
  };
}
