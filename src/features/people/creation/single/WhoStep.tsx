import { Group, Select, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { comparedMail, type PersonErrors } from '#domain/people/check-people.ts';
import type { changedDraft, PersonDraft } from '#domain/people/person-draft.ts';
import { LANGUAGES, offeredLanguages } from '#domain/users/language.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import type { CreationContext } from '../useCreationContext.ts';

export type StepProps = {
  readonly person: PersonDraft;
  readonly errors: PersonErrors;
  readonly context: CreationContext;
  readonly onEdit: (difference: Parameters<typeof changedDraft>[1]) => void;
};

/** Name, address and language of a person. */
export function WhoStep({ person, errors, context, onEdit }: StepProps) {
  const { t } = useTranslation('people');
  const errorMessage = useErrorMessage();
  const errorAt = (field: keyof PersonErrors) => (errors[field] === undefined ? null : errorMessage(errors[field]));
  const isInvited = context.invitedMails.has(comparedMail(person.userMail));
  return (
    <Stack gap="md">
      <Group grow align="start" preventGrowOverflow={false}>
        <TextInput
          name="userFirstname"
          label={t('values.field.userFirstname')}
          required
          autoComplete="off"
          miw={200}
          value={person.userFirstname}
          error={errorAt('userFirstname')}
          onChange={(event) => onEdit({ userFirstname: event.currentTarget.value })}
        />
        <TextInput
          name="userLastname"
          label={t('values.field.userLastname')}
          required
          autoComplete="off"
          miw={200}
          value={person.userLastname}
          error={errorAt('userLastname')}
          onChange={(event) => onEdit({ userLastname: event.currentTarget.value })}
        />
      </Group>
      <TextInput
        name="userMail"
        type="email"
        inputMode="email"
        label={t('values.field.userMail')}
        description={isInvited ? t('creation.alreadyInvited') : t('creation.mailHint')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={person.userMail}
        error={errorAt('userMail')}
        onChange={(event) => onEdit({ userMail: event.currentTarget.value })}
      />
      <Select
        name="language"
        label={t('values.field.language')}
        description={t('creation.languageHint')}
        allowDeselect={false}
        data={offeredLanguages(context.languages, person.language).map((language) => ({
          value: language,
          label: LANGUAGE_NAMES[language],
        }))}
        value={person.language}
        error={errorAt('language')}
        onChange={(value) => onEdit({ language: LANGUAGES.find((one) => one === value) ?? null })}
      />
    </Stack>
  );
}
