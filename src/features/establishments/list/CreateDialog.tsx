import { Button, Group, MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateEstablishmentMutation } from '#data/establishments/administration.endpoints.ts';
import { TIERS } from '#domain/access/tiers.ts';
import { ESTABLISHMENT_TYPES, SETTINGS_LENGTHS } from '#domain/establishments/establishment.ts';
import { checkNewEstablishment, type NewEstablishment } from '#domain/establishments/new-establishment.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { FormFailure } from '../FormFailure.tsx';
import { useFormErrors } from '../useFormErrors.ts';

const EMPTY: NewEstablishment = { zooName: '', type: 'zoo', zooTiers: 'essential', code: '', languages: ['fr'] };

/** A new establishment; typed text stays until it is created or cancelled. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['establishment', 'access', 'common', 'words']);
  const dispatch = useAppDispatch();
  const [create, { isLoading }] = useCreateEstablishmentMutation();
  const [typed, setTyped] = useState(EMPTY);
  const errors = useFormErrors(['zooName', 'code', 'languages'] as const);
  const change = (difference: Partial<NewEstablishment>) => setTyped((now) => ({ ...now, ...difference }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading || errors.show(checkNewEstablishment(typed), event.currentTarget)) return;
    const answer = await create(typed);
    if (answer.error !== undefined) return errors.fail(answer.error);
    dispatch(
      noticeRaised({
        kind: 'success',
        messageKey: 'establishment:values.done.created',
        params: { name: typed.zooName },
      }),
    );
    return onClose();
  };
  return (
    <Dialog title={t('establishment:create.title')} closeLabel={t('common:close')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <FormFailure message={errors.failure} />
          <TextInput
            name="zooName"
            label={t('words:name')}
            required
            data-autofocus
            maxLength={SETTINGS_LENGTHS.zooName}
            value={typed.zooName}
            error={errors.at('zooName')}
            onChange={(event) => change({ zooName: event.currentTarget.value })}
          />
          <Group grow align="start">
            <Select
              label={t('words:type')}
              allowDeselect={false}
              data={ESTABLISHMENT_TYPES.map((value) => ({ value, label: t(`establishment:values.type.${value}`) }))}
              value={typed.type}
              onChange={(type) => type !== null && change({ type })}
            />
            <Select
              label={t('establishment:fields.tier')}
              allowDeselect={false}
              data={TIERS.map((value) => ({ value, label: t(`access:values.tier.${value}`) }))}
              value={typed.zooTiers}
              onChange={(zooTiers) => zooTiers !== null && change({ zooTiers })}
            />
          </Group>
          <TextInput
            name="code"
            label={t('establishment:fields.code')}
            description={t('establishment:hints.optional')}
            maxLength={SETTINGS_LENGTHS.code}
            value={typed.code ?? ''}
            error={errors.at('code')}
            onChange={(event) => change({ code: event.currentTarget.value })}
          />
          <MultiSelect
            name="languages"
            label={t('establishment:fields.languages')}
            description={t('establishment:hints.languages')}
            required
            data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={typed.languages}
            error={errors.at('languages')}
            onChange={(languages) => change({ languages: LANGUAGES.filter((one) => languages.includes(one)) })}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('words:cancel')}
            </Button>
            <Button type="submit" loading={isLoading}>
              {t('establishment:create.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
