import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useLabelsQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { checkLabel, tidyLabel, type TypedLabel } from '#domain/taxonomy/check-label.ts';
import { speciesNames } from '#domain/taxonomy/species-names.ts';
import type { Label, LabelKind } from '#domain/taxonomy/taxonomy.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { NAME_FIELDS, NAME_TEXTS, namesOf, typedNames, type TypedNames } from '../parts/names-form.ts';
import { useSaveLabel } from './useSaveLabel.ts';

const schema = z.object(NAME_FIELDS);
const valuesOf = ({ name, trad }: TypedLabel): TypedNames => typedNames(speciesNames({ specieName: name, trad }));
const labelOf = (values: TypedNames): TypedLabel => tidyLabel({ name: values.fr, trad: namesOf(values) });

/** Names a tag, a category or a goal in the seven languages; what is typed stays until it is saved or given up. */
export function LabelDialog({
  kind,
  label: opened,
  onClose,
}: {
  readonly kind: LabelKind;
  /** null: a new one */
  readonly label: Label | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('taxonomy');
  const { data: labels } = useLabelsQuery(kind);
  const { write } = useSaveLabel(kind);
  const label = labels?.find(({ id }) => id === opened?.id) ?? opened;
  const form = useRecordForm({
    name: `labels.${kind}`,
    recordId: label?.id ?? null,
    schema,
    stored: valuesOf(label ?? { name: '', trad: {} }),
    operation: 'reference.edit',
    tidy: (typed) => valuesOf(labelOf(typed)),
    check: (tidy) => checkLabel(labelOf(tidy)),
    fields: NAME_TEXTS,
    save: async (tidy) => ({
      error: (await write(label?.id ?? null, labelOf(tidy), label?.archived ?? false)) ?? undefined,
    }),
    notice: ({ fr }) => ({ kind: 'success', messageKey: 'taxonomy:values.done.saved', params: { name: fr } }),
    onSaved: onClose,
    onUnchanged: onClose,
  });
  return (
    <RecordDialog
      form={form}
      title={opened === null ? t(`values.createLabel.${kind}`) : t('taxa.edit', { name: opened.name })}
      onClose={onClose}
    >
      {LANGUAGES.map((language) => (
        <TextInput
          key={language}
          {...form.text(language)}
          required={language === 'fr'}
          {...(language === 'fr' ? { 'data-autofocus': true } : {})}
          lang={language}
        />
      ))}
    </RecordDialog>
  );
}
