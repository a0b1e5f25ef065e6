import { MultiSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useCreateEstablishmentMutation } from '#data/establishments/administration.endpoints.ts';
import { TIERS } from '#domain/access/tiers.ts';
import { establishmentSchema, SETTINGS_LENGTHS } from '#domain/establishments/establishment.ts';
import { checkNewEstablishment, type NewEstablishment } from '#domain/establishments/new-establishment.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { TierAndType } from './TierAndType.tsx';

const EMPTY: NewEstablishment = { zooName: '', type: 'zoo', zooTiers: 'essential', code: '', languages: ['fr'] };
const schema = z.extend(z.pick(establishmentSchema, { zooName: true, type: true, code: true, languages: true }), {
  zooTiers: z.enum(TIERS),
});

/** A new establishment; what is typed stays until it is created or given up. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['establishment', 'words']);
  const [create] = useCreateEstablishmentMutation();
  const form = useRecordForm({
    name: 'new-establishment',
    recordId: null,
    schema,
    stored: EMPTY,
    operation: 'zoo.administer',
    check: checkNewEstablishment,
    fields: {
      zooName: { label: t('words:name'), maxLength: SETTINGS_LENGTHS.zooName },
      type: { label: t('words:type') },
      zooTiers: { label: t('establishment:fields.tier') },
      code: { label: t('establishment:fields.code'), maxLength: SETTINGS_LENGTHS.code },
      languages: { label: t('establishment:fields.languages') },
    },
    save: (typed) => create(typed),
    notice: ({ zooName }) => ({
      kind: 'success',
      messageKey: 'establishment:values.done.created',
      params: { name: zooName },
    }),
    onSaved: onClose,
  });
  return (
    <RecordDialog
      form={form}
      title={t('establishment:create.title')}
      saveLabel={t('establishment:create.submit')}
      onClose={onClose}
    >
      <TextInput {...form.text('zooName')} required data-autofocus />
      <TierAndType tier={form.field('zooTiers')} type={form.field('type')} />
      <TextInput {...form.text('code')} description={t('establishment:hints.optional')} />
      <MultiSelect
        {...form.field('languages')}
        description={t('establishment:hints.languages')}
        required
        data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(languages) => form.change({ languages: LANGUAGES.filter((one) => languages.includes(one)) })}
      />
    </RecordDialog>
  );
}
