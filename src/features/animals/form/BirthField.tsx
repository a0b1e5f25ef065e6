import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readTypedBirth } from '#domain/animal-import/typed-birth.ts';
import { useLifeTexts } from '../details/useLifeTexts.ts';

/** The birth of an animal as people write it; below it stands how it was read. */
export function BirthField({
  value,
  error,
  onChange,
}: {
  readonly value: string | null;
  readonly error: string | null;
  readonly onChange: (typed: string) => void;
}) {
  const { t } = useTranslation('animals');
  const { birth } = useLifeTexts();
  const read = readTypedBirth(value ?? '');
  const words = read.ok ? birth(read.value) : null;
  return (
    <TextInput
      name="animalBirthdate"
      label={t('form.birthdate')}
      description={words === null ? t('form.birthdateHint') : t('form.birthRead', { birth: words })}
      maxLength={80}
      value={value ?? ''}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
