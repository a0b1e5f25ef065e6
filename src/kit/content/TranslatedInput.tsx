import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Translated } from '#domain/content/translated.ts';
import type { Language } from '#domain/users/language.ts';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly value: Translated;
  readonly language: Language;
  readonly maxLength: number;
  readonly isLong?: boolean;
  readonly readOnly: boolean;
  readonly error: string | null;
  readonly onChange: (value: Translated) => void;
};

/** A text in one of the seven languages; beside another language stands the French text. */
export function TranslatedInput({ value, language, isLong = false, onChange, ...field }: Props) {
  const { t } = useTranslation('content');
  const french = language === 'fr' || value.fr === '' ? {} : { description: t('inFrench', { text: value.fr }) };
  const props = {
    ...field,
    ...french,
    lang: language,
    value: value[language],
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...value, [language]: event.currentTarget.value }),
  };
  return isLong ? <Textarea {...props} autosize minRows={2} maxRows={8} /> : <TextInput {...props} />;
}
