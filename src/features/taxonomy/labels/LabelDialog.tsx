import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { checkLabel, tidyLabel } from '#domain/taxonomy/check-label.ts';
import { TAXON_NAME_LENGTH } from '#domain/taxonomy/latin-name.ts';
import { speciesNames } from '#domain/taxonomy/species-names.ts';
import type { Label, LabelKind, Translations } from '#domain/taxonomy/taxonomy.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useAskBeforeLeaving } from '../parts/useAskBeforeLeaving.ts';
import { useSaveLabel } from './useSaveLabel.ts';

/** Names a tag, a category or a goal in the seven languages; what is typed stays until it is saved or given up. */
export function LabelDialog({
  kind,
  label,
  onClose,
}: {
  readonly kind: LabelKind;
  /** null: a new one */
  readonly label: Label | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['taxonomy', 'common', 'words']);
  const dispatch = useAppDispatch();
  const { write, isSaving } = useSaveLabel(kind);
  const [trad, setTrad] = useState<Translations>(
    label === null ? {} : speciesNames({ specieName: label.name, trad: label.trad }),
  );
  const [isChanged, setIsChanged] = useState(false);
  const errors = useFormErrors(LANGUAGES);
  const leave = useAskBeforeLeaving(isChanged, onClose);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const tidy = tidyLabel({ name: trad.fr ?? '', trad });
    if (isSaving || errors.show(checkLabel(tidy), form)) return;
    const error = await write(label?.id ?? null, tidy, label?.archived ?? false);
    if (error !== null) return errors.refuse(error, form);
    dispatch(noticeRaised({ kind: 'success', messageKey: 'taxonomy:values.done.saved', params: { name: tidy.name } }));
    onClose();
  };
  return (
    <Dialog
      title={label === null ? t(`values.createLabel.${kind}`) : t('taxa.edit', { name: label.name })}
      closeLabel={t('common:close')}
      onClose={leave}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <FormFailure message={errors.failure} />
          {LANGUAGES.map((language) => (
            <TextInput
              key={language}
              name={language}
              label={LANGUAGE_NAMES[language]}
              required={language === 'fr'}
              {...(language === 'fr' ? { 'data-autofocus': true } : {})}
              lang={language}
              maxLength={TAXON_NAME_LENGTH}
              value={trad[language] ?? ''}
              error={errors.at(language)}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setIsChanged(true);
                setTrad((now) => ({ ...now, [language]: value }));
              }}
            />
          ))}
          <Group justify="flex-end">
            <Button variant="default" onClick={leave}>
              {t('words:cancel')}
            </Button>
            <Button type="submit" loading={isSaving}>
              {t('words:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
