import { NativeSelect, TextInput } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppError } from '#domain/errors/app-error.ts';
import { NAME_MAX_LENGTH } from '#domain/users/check-profile.ts';
import { type Language, offeredLanguages } from '#domain/users/language.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { setLanguage } from '#i18n/start.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { YouField } from './where-it-belongs.ts';

export type You = Readonly<Record<YouField, string>>;
export type YouErrors = { readonly [Field in YouField]?: AppError };

/** The person's fields: the invited address, as a proof, the name, the language. */
export function YouFields({
  value,
  errors,
  maskedMail,
  languages,
  fields,
  onChange,
}: {
  readonly value: You;
  readonly errors: YouErrors;
  readonly maskedMail: string;
  /** the authorised languages of the establishment */
  readonly languages: readonly Language[];
  readonly fields: Readonly<Record<YouField, RefObject<HTMLInputElement | null>>>;
  readonly onChange: (field: YouField, text: string) => void;
}) {
  const { t } = useTranslation('arrival');
  const messageOf = useErrorMessage();
  const language = useLanguage();
  const common = (field: YouField) => ({
    ref: fields[field],
    required: true,
    withAsterisk: false,
    value: value[field],
    error: errors[field] === undefined ? null : messageOf(errors[field]),
    onChange: (event: { readonly currentTarget: HTMLInputElement }) => onChange(field, event.currentTarget.value),
  });
  return (
    <>
      <TextInput
        {...common('userMail')}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        label={t('register.mail')}
        description={t('register.mailHint', { mail: maskedMail })}
      />
      <TextInput
        {...common('userFirstname')}
        name="firstname"
        autoComplete="given-name"
        maxLength={NAME_MAX_LENGTH}
        label={t('register.firstname')}
      />
      <TextInput
        {...common('userLastname')}
        name="lastname"
        autoComplete="family-name"
        maxLength={NAME_MAX_LENGTH}
        label={t('register.lastname')}
      />
      <NativeSelect
        label={t('register.language')}
        // Its own sign: the usual one is styled in a sheet this page does not load.
        rightSection={<IconSelector size={18} aria-hidden />}
        value={language}
        data={offeredLanguages(languages, language).map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
        onChange={(event) => void setLanguage(event.currentTarget.value as Language)}
      />
    </>
  );
}
