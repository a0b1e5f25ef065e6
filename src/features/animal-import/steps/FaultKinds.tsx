import { Badge, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedImport } from '#domain/animal-import/checked-row.ts';
import { faultSummary } from '#domain/animal-import/fault-summary.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { ImportFile } from '../useImportFile.ts';

/** The kinds of errors with their numbers, and one answer for all rows of a kind. Nothing without an error. */
export function FaultKinds({ file, checked }: { readonly file: ImportFile; readonly checked: CheckedImport }) {
  const { t } = useTranslation('animal-import');
  const messageOf = useErrorMessage();
  const { number } = useFormat();
  const { kinds, answers } = useMemo(() => faultSummary(checked.rows), [checked]);
  if (kinds.length === 0 && answers.length === 0) return null;
  const isChecking = file.busy === 'checking';
  return (
    <Paper withBorder p="md" component="section" aria-label={t('kinds.label')}>
      <Stack gap="sm">
        <Title order={3} size="h5">
          {t('kinds.label')}
        </Title>
        {kinds.map(({ field, error, lines }) => (
          <Group key={`${field} ${error.code}`} gap="sm" wrap="nowrap" align="start">
            <Badge color="red" variant="light" size="lg" miw="3.5rem" style={{ flex: 'none' }}>
              {number(lines)}
            </Badge>
            <Text fz="sm">
              {field === null
                ? messageOf(error)
                : t('kinds.of', { column: t(`values.field.${field}`), message: messageOf(error) })}
            </Text>
          </Group>
        ))}
        {answers.map(({ answer, lines }) => (
          <Checkbox
            key={answer}
            label={t(`values.answer.${answer}`, { count: lines })}
            checked={file.choices.answers.includes(answer)}
            disabled={isChecking}
            onChange={(event) => void file.decide(answer, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </Paper>
  );
}
