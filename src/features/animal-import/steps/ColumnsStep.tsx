import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { missingFields } from '#domain/animal-import/match-columns.ts';
import { appError } from '#domain/errors/app-error.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { ImportFile, OpenFile } from '../useImportFile.ts';
import { ColumnChoices } from './ColumnChoices.tsx';
import { StepButtons } from './StepButtons.tsx';

/**
 * The meaning of each column: that of its heading, or the one people choose; kept for the establishment's next file.
 */
export function ColumnsStep({
  file,
  open,
  onBack,
  onNext,
}: {
  readonly file: ImportFile;
  readonly open: OpenFile;
  readonly onBack: () => void;
  readonly onNext: () => void;
}) {
  const { t } = useTranslation('animal-import');
  const messageOf = useErrorMessage();
  const { list } = useFormat();
  const [isTried, setIsTried] = useState(false);
  const { opened, sheet, look, columns } = open;
  const missing = missingFields(columns);
  const isChecking = file.busy === 'checking';
  const problem =
    look.rowCount === 0
      ? appError('import/no-rows')
      : missing.length === 0
        ? file.failure
        : appError('import/columns-missing', { columns: list(missing.map((field) => t(`values.field.${field}`))) });
  const next = () => {
    setIsTried(true);
    if (missing.length === 0 && look.rowCount > 0) onNext();
  };
  return (
    <Stack gap="md">
      <Text>{t('columns.explain', { name: open.name, count: look.rowCount })}</Text>
      {opened.doubtfulEncoding !== null && (
        <Alert color="yellow">{t(`values.encoding.${opened.doubtfulEncoding}`)}</Alert>
      )}
      <Group align="end" gap="md">
        {opened.sheets.length > 1 && (
          <NativeSelect
            label={t('columns.sheet')}
            value={sheet}
            onChange={(event) => {
              const place = Number(event.currentTarget.value);
              void file.look(place, opened.sheets[place]?.headingsAt ?? 0);
            }}
            data={opened.sheets.map(({ name, isHidden }, place) => ({
              value: String(place),
              label: isHidden ? t('columns.hidden', { name }) : name,
            }))}
          />
        )}
        <NativeSelect
          label={t('columns.headings')}
          flex="1 1 16rem"
          value={look.headingsAt}
          onChange={(event) => void file.look(sheet, Number(event.currentTarget.value))}
          data={look.firstRows.map((row, at) => ({
            value: String(at),
            label: t('columns.row', { line: at + 1, row }),
          }))}
        />
      </Group>
      <ColumnChoices open={open} onChoose={(place, field) => file.choose(place, field)} />
      <FormFailure
        message={
          problem !== null && (isTried || missing.length === 0 || look.rowCount === 0) ? messageOf(problem) : null
        }
      />
      <StepButtons onBack={onBack} isBusy={isChecking}>
        <Button loading={isChecking} disabled={look.rowCount === 0} onClick={next}>
          {t('columns.check')}
        </Button>
      </StepButtons>
    </Stack>
  );
}
