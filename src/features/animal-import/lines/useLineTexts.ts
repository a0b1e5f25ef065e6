import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangedField, RowChange, RowFault } from '#domain/animal-import/checked-row.ts';
import type { ImportField } from '#domain/animal-import/import-field.ts';
import { appError } from '#domain/errors/app-error.ts';
import { isErrorCode } from '#domain/errors/is-error-code.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { speciesLabel } from '../species-label.ts';
import type { OpenFile } from '../useImportFile.ts';
import type { Ground } from '../useImportGround.ts';
import type { ImportLine } from './import-line.ts';

const MAX_VALUE_LENGTH = 80;
const FIELD_OF_CHANGE: Readonly<Record<ChangedField, ImportField>> = {
  registryId: 'registryId',
  animalName: 'animalName',
  animalSexe: 'animalSexe',
  animalBirthdate: 'animalBirthdate',
  animalChipId: 'animalChipId',
  specieId: 'specieLatinName',
  subspecies: 'subspecies',
  enclosureId: 'enclosure',
  otherIdentifiers: 'otherId',
  census: 'count',
  status: 'status',
};

/** Returns a function for the sentences about a line: its faults, its changes, the reason of its refusal. */
export function useLineTexts(
  { look, columns }: OpenFile,
  { enclosures, species }: Ground,
): (line: ImportLine) => readonly string[] {
  const { t } = useTranslation(['animal-import', 'words']);
  const messageOf = useErrorMessage();
  const language = useLanguage();
  return useMemo(() => {
    const enclosureNames = new Map(enclosures.map(({ enclosureId, enclosureName }) => [enclosureId, enclosureName]));
    const speciesNames = new Map(species.map((one) => [one.specieId, speciesLabel(one, language)]));
    const column = (field: ImportField) => look.headings[columns.indexOf(field)] || t(`values.field.${field}`);
    const fault = ({ field, value, error }: RowFault) => {
      const message = messageOf(error);
      if (field === null) return message;
      if (value === '') return t('line.fault', { column: column(field), message });
      return t('line.faultOf', { column: column(field), value: shortened(value), message });
    };
    const shown = (field: ChangedField, value: string | null) => {
      if (value === null || value === '') return t('line.nothing');
      if (field === 'enclosureId') return enclosureNames.get(value) ?? t('line.elsewhere');
      if (field === 'specieId') return speciesNames.get(value) ?? t('line.elsewhere');
      if (field === 'animalSexe') return value === 'Male' ? t('words:values.sex.Male') : t('words:values.sex.Femelle');
      if (field === 'status')
        return t(value === 'dead' ? 'match.dead' : value === 'departed' ? 'match.left' : 'match.present');
      return value;
    };
    const change = ({ field, from, to }: RowChange) =>
      t('line.change', {
        field: t(`values.field.${FIELD_OF_CHANGE[field]}`),
        from: shown(field, from),
        to: shown(field, to),
      });
    return ({ row, outcome }) => {
      if (outcome?.outcome === 'refused')
        return [messageOf(isErrorCode(outcome.code) ? appError(outcome.code) : appError('import/failed'))];
      if (row.faults.length > 0) return [...row.faults, ...row.warnings].map(fault);
      return [...row.changes.map(change), ...row.warnings.map(fault)];
    };
  }, [look, columns, enclosures, species, language, t, messageOf]);
}

function shortened(value: string): string {
  return value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH)}…` : value;
}
