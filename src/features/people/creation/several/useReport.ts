import { useTranslation } from 'react-i18next';
import { PERSON_FIELDS, type PersonDraft } from '#domain/people/person-draft.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { writeCsv } from '#lib/csv/write-csv.ts';
import type { CreationContext } from '../useCreationContext.ts';
import type { PersonResult } from './person-result.ts';

type Result = { readonly row: PersonDraft; readonly result: PersonResult };

/**
 * Returns a function for the reason why a person was not sent, and one that writes all of them into a file that can be
 * corrected and read again.
 */
export function useReport(context: CreationContext) {
  const { t } = useTranslation(['people', 'access', 'words']);
  const errorMessage = useErrorMessage();

  const reasonsOf = (row: PersonDraft, { reasons }: PersonResult): readonly string[] =>
    reasons.map(({ field, error }) => {
      const message = errorMessage(error);
      const given =
        field === null ? undefined : (row.notUnderstood as Readonly<Record<string, string | undefined>>)[field];
      const told = given === undefined ? message : t('people:several.given', { message, given });
      return field === null
        ? told
        : t('people:several.reasonAt', { column: t(`people:values.field.${field}`), message: told });
    });

  const cellsOf = (row: PersonDraft): string[] => {
    const { notUnderstood } = row;
    const sectors = context.sectors.filter((sector) => row.sectors.includes(sector.sectorId));
    return [
      row.userFirstname,
      row.userLastname,
      row.userMail,
      row.userRight === null ? (notUnderstood.userRight ?? '') : t(`access:values.role.${row.userRight}`),
      row.language === null ? (notUnderstood.language ?? '') : LANGUAGE_NAMES[row.language],
      [...sectors.map((sector) => sector.sectorName), notUnderstood.sectors ?? ''].filter(Boolean).join(' | '),
      notUnderstood.betaTester ?? (row.betaTester ? t('people:yes') : t('people:no')),
    ];
  };
  const report = (results: readonly Result[]): string =>
    writeCsv([
      [
        t('words:row'),
        ...PERSON_FIELDS.map((field) => t(`people:values.field.${field}`)),
        t('words:result'),
        t('words:reason'),
      ],
      ...results.map(({ row, result }, place) => [
        row.line ?? place + 1,
        ...cellsOf(row),
        t(`people:values.result.${result.kind}`),
        reasonsOf(row, result).join(' · '),
      ]),
    ]);
  return { reasonsOf, report };
}
