import { Button, Group, NativeSelect } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { UnmatchedValue } from '#domain/animal-import/checked-row.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import type { NewEnclosures } from './useNewEnclosures.ts';

/** The sector of new enclosures, and one button that creates all that are still unknown. */
export function EnclosureCreation({
  creation,
  values,
}: {
  readonly creation: NewEnclosures;
  readonly values: readonly UnmatchedValue[];
}) {
  const { t } = useTranslation('animal-import');
  const messageOf = useErrorMessage();
  const { choices, sector, choose, createAll, isCreating, error } = creation;
  return (
    <>
      <Group align="end" gap="md">
        <NativeSelect
          label={t('match.newSector')}
          data={choices}
          value={sector}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        {values.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            loading={isCreating}
            onClick={() => void createAll(values)}
          >
            {t('match.createAll', { count: values.length })}
          </Button>
        )}
      </Group>
      <FormFailure message={error === null ? null : messageOf(error)} />
    </>
  );
}
