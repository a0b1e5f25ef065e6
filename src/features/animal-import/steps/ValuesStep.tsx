import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnmatchedValue } from '#domain/animal-import/checked-row.ts';
import { MATCHED_FIELDS } from '#domain/animal-import/import-field.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import { ENCLOSURE_LIST } from '../places.ts';
import type { ImportFile } from '../useImportFile.ts';
import type { Ground } from '../useImportGround.ts';
import { EnclosureCreation } from './EnclosureCreation.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useNewEnclosures } from './useNewEnclosures.ts';
import { useTargets } from './useTargets.ts';
import { ValueChoices } from './ValueChoices.tsx';

/** Words of the file that the establishment does not know: matched by hand, created as new enclosures, or left to be skipped. */
export function ValuesStep({
  file,
  unmatched,
  ground,
  onBack,
  onNext,
}: {
  readonly file: ImportFile;
  readonly unmatched: readonly UnmatchedValue[];
  readonly ground: Ground;
  readonly onBack: () => void;
  readonly onNext: () => void;
}) {
  const { t } = useTranslation('animal-import');
  const messageOf = useErrorMessage();
  const targets = useTargets(ground);
  const byField = useMemo(
    () => MATCHED_FIELDS.map((field) => ({ field, values: unmatched.filter((value) => value.field === field) })),
    [unmatched],
  );
  const creation = useNewEnclosures((meanings) => file.match('enclosure', meanings));
  const isChecking = file.busy === 'checking';
  return (
    <Stack gap="lg">
      <Text>{t('match.explain')}</Text>
      {byField.map(
        ({ field, values }) =>
          values.length > 0 && (
            <Stack key={field} gap="xs">
              <ValueChoices
                field={field}
                values={values}
                chosen={file.values[field] ?? {}}
                targets={targets[field]}
                onMatch={(key, target) => file.match(field, { [key]: target })}
                create={field === 'enclosure' ? creation : null}
              />
              {field === 'enclosure' && creation !== null && (
                <EnclosureCreation
                  creation={creation}
                  values={values.filter(({ key }) => file.values['enclosure']?.[key] === undefined)}
                />
              )}
              {field === 'enclosure' && creation === null && (
                <Text fz="sm">
                  {t('match.noEnclosure')}{' '}
                  <Anchor href={ENCLOSURE_LIST} target="_blank" rel="noopener" fz="sm" underline="always">
                    {t('match.enclosures')}
                  </Anchor>
                </Text>
              )}
            </Stack>
          ),
      )}
      <FormFailure message={file.failure === null ? null : messageOf(file.failure)} />
      <StepButtons onBack={onBack} isBusy={isChecking}>
        <Button loading={isChecking} onClick={onNext}>
          {t('next')}
        </Button>
      </StepButtons>
    </Stack>
  );
}
