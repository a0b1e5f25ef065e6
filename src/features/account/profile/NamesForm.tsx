import { Badge, Button, Group, SimpleGrid, TextInput } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NAME_MAX_LENGTH } from '#domain/users/check-profile.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { Failure } from '../Failure.tsx';
import { Section } from '../Section.tsx';
import { useNamesForm } from './useNamesForm.ts';

/** First and last name. */
export function NamesForm() {
  const { t } = useTranslation(['account', 'words']);
  const messageOf = useErrorMessage();
  const { typed, errors, failure, isChanged, isSaving, isWaiting, change, undo, submit, firstField, lastField } =
    useNamesForm();
  const common = { required: true, withAsterisk: false, maxLength: NAME_MAX_LENGTH } as const;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Section title={t('profile.names')}>
        <Failure error={failure} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            {...common}
            ref={firstField}
            autoComplete="given-name"
            label={t('profile.firstname')}
            value={typed.userFirstname}
            error={errors.userFirstname === undefined ? null : messageOf(errors.userFirstname)}
            onChange={(event) => change({ userFirstname: event.currentTarget.value })}
          />
          <TextInput
            {...common}
            ref={lastField}
            autoComplete="family-name"
            label={t('profile.lastname')}
            value={typed.userLastname}
            error={errors.userLastname === undefined ? null : messageOf(errors.userLastname)}
            onChange={(event) => change({ userLastname: event.currentTarget.value })}
          />
        </SimpleGrid>
        {isWaiting && (
          <Badge
            role="status"
            variant="light"
            color="blue"
            size="lg"
            radius="sm"
            tt="none"
            h="auto"
            py={4}
            leftSection={<IconCloudUpload size={16} aria-hidden />}
            styles={{ label: { whiteSpace: 'normal' } }}
          >
            {t('profile.waiting')}
          </Badge>
        )}
        <Group>
          <Button type="submit" loading={isSaving} disabled={!isChanged}>
            {t('words:save')}
          </Button>
          {isChanged && (
            <Button variant="subtle" color="gray" onClick={undo}>
              {t('profile.undo')}
            </Button>
          )}
        </Group>
      </Section>
    </form>
  );
}
