import { Group, MultiSelect, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useCreateEstablishmentMutation } from '#data/establishments/administration.endpoints.ts';
import { TIERS } from '#domain/access/tiers.ts';
import { ESTABLISHMENT_TYPES, establishmentSchema, SETTINGS_LENGTHS } from '#domain/establishments/establishment.ts';
import { checkNewEstablishment, type NewEstablishment } from '#domain/establishments/new-establishment.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { FormButtons } from '#kit/form/FormButtons.tsx';
import { RecordForm } from '#kit/form/RecordForm.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';

const fields = { zooName: true, type: true, zooTiers: true, code: true, languages: true } as const;
const schema = z.extend(z.pick(establishmentSchema, fields), { zooTiers: z.enum(TIERS) });
const EMPTY: NewEstablishment = { zooName: '', type: 'zoo', zooTiers: 'essential', code: '', languages: ['fr'] };

/** Creates an establishment. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['establishment', 'access', 'common', 'words']);
  const [create] = useCreateEstablishmentMutation();
  const form = useRecordForm({
    name: 'establishment',
    recordId: null,
    keepsDraft: false,
    schema,
    stored: EMPTY,
    operation: 'zoo.administer',
    fields: {
      zooName: { label: t('words:name'), maxLength: SETTINGS_LENGTHS.zooName },
      type: { label: t('words:type') },
      zooTiers: { label: t('establishment:fields.tier') },
      code: { label: t('establishment:fields.code'), maxLength: SETTINGS_LENGTHS.code },
      languages: { label: t('establishment:fields.languages') },
    },
    check: checkNewEstablishment,
    save: (typed) => create(typed),
    notice: ({ zooName }) => ({
      kind: 'success',
      messageKey: 'establishment:values.done.created',
      params: { name: zooName },
    }),
    onSaved: onClose,
  });
  const cancel = () => void form.mayClose().then((may) => may && onClose());
  return (
    <Dialog title={t('establishment:create.title')} closeLabel={t('common:close')} onClose={cancel}>
      <RecordForm form={form} isWide>
        <TextInput {...form.text('zooName')} required data-autofocus />
        <Group grow align="start">
          <Select
            {...form.field('type')}
            allowDeselect={false}
            data={ESTABLISHMENT_TYPES.map((value) => ({ value, label: t(`establishment:values.type.${value}`) }))}
            onChange={(type) => type !== null && form.change({ type })}
          />
          <Select
            {...form.field('zooTiers')}
            allowDeselect={false}
            data={TIERS.map((value) => ({ value, label: t(`access:values.tier.${value}`) }))}
            onChange={(zooTiers) => zooTiers !== null && form.change({ zooTiers })}
          />
        </Group>
        <TextInput {...form.text('code')} description={t('establishment:hints.optional')} />
        <MultiSelect
          {...form.field('languages')}
          description={t('establishment:hints.languages')}
          required
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(chosen) => form.change({ languages: LANGUAGES.filter((one) => chosen.includes(one)) })}
        />
        <FormButtons form={form} saveLabel={t('establishment:create.submit')} onCancel={cancel} />
      </RecordForm>
    </Dialog>
  );
}
