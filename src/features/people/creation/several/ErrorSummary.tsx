import { Alert, Anchor, List, Text } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { appError } from '#domain/errors/app-error.ts';
import type { PersonErrors } from '#domain/people/check-people.ts';
import { PERSON_FIELDS, type PersonDraft, type PersonField } from '#domain/people/person-draft.ts';
import { useErrorMessage } from '#i18n/error-message.ts';

/** The most faults that are listed; the others are found at their rows. */
const MAX_NAMED = 8;

/** The faults of the rows of a file, by line and column; each leads to its cell. */
export function ErrorSummary({
  rows,
  errorsOf,
  onJump,
}: {
  readonly rows: readonly PersonDraft[];
  readonly errorsOf: (row: PersonDraft) => PersonErrors | undefined;
  readonly onJump: (key: string, field: PersonField) => void;
}) {
  const { t } = useTranslation('people');
  const errorMessage = useErrorMessage();
  const found = rows.flatMap((row) =>
    PERSON_FIELDS.flatMap((field) => {
      const error = errorsOf(row)?.[field];
      return row.line === null || error === undefined ? [] : [{ row, line: row.line, field, error }];
    }),
  );
  if (found.length === 0) return null;
  return (
    <Alert
      role="alert"
      color="orange"
      icon={<IconFileAlert size={18} aria-hidden />}
      title={errorMessage(appError('import/rows-failed', { count: rows.length }))}
    >
      <List listStyleType="none" spacing={0}>
        {found.slice(0, MAX_NAMED).map(({ row, line, field, error }) => (
          <List.Item key={`${row.key}.${field}`}>
            <Anchor
              component="button"
              type="button"
              c="inherit"
              underline="always"
              fz="sm"
              mih={44}
              ta="start"
              onClick={() => onJump(row.key, field)}
            >
              {t('several.errorAt', { line, column: t(`values.field.${field}`), message: errorMessage(error) })}
            </Anchor>
          </List.Item>
        ))}
      </List>
      {found.length > MAX_NAMED && <Text fz="sm">{t('several.moreErrors', { count: found.length - MAX_NAMED })}</Text>}
    </Alert>
  );
}
