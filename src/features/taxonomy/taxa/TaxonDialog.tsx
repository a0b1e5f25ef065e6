import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSaveTaxonMutation } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { checkTaxon, tidyTaxon } from '#domain/taxonomy/check-taxon.ts';
import { TAXON_NAME_LENGTH } from '#domain/taxonomy/latin-name.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useFormErrors } from '#kit/form/useFormErrors.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useAskBeforeLeaving } from '../parts/useAskBeforeLeaving.ts';
import { orderChoices } from '../parts/taxon-choices.ts';
import type { TaxonRow } from './taxon-rows.ts';

/** Writes a family or an order; what is typed stays until it is saved or given up. */
export function TaxonDialog({
  kind,
  taxon,
  taxonomy,
  onClose,
}: {
  readonly kind: 'family' | 'order';
  /** null: a new one */
  readonly taxon: Pick<TaxonRow, 'id' | 'name' | 'latinName' | 'orderId'> | null;
  readonly taxonomy: Taxonomy;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['taxonomy', 'common', 'words']);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const demoError = useDemoError('reference.edit');
  const [save, { isLoading }] = useSaveTaxonMutation();
  const [typed, setTyped] = useState({
    name: taxon?.name ?? '',
    latinName: taxon?.latinName ?? '',
    orderId: taxon?.orderId ?? null,
  });
  const [isChanged, setIsChanged] = useState(false);
  const errors = useFormErrors(['latinName', 'name', 'orderId'] as const);
  const leave = useAskBeforeLeaving(isChanged, onClose);
  const change = (difference: Partial<typeof typed>) => {
    setIsChanged(true);
    setTyped((now) => ({ ...now, ...difference }));
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const tidy = tidyTaxon({ kind, ...typed });
    if (isLoading || errors.show(checkTaxon(tidy, taxonomy, taxon?.id ?? null), form)) return;
    if (demoError !== null) return errors.refuse(demoError, form);
    const answer = await save({ ...tidy, id: taxon?.id ?? null });
    if (answer.error !== undefined) return errors.refuse(answer.error, form);
    dispatch(noticeRaised({ kind: 'success', messageKey: 'taxonomy:values.done.saved', params: { name: tidy.name } }));
    onClose();
  };
  const titles = { family: t('families.create'), order: t('orders.create') };
  return (
    <Dialog
      title={taxon === null ? titles[kind] : t('taxa.edit', { name: taxon.name })}
      closeLabel={t('common:close')}
      onClose={leave}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="md">
          <FormFailure message={errors.failure} />
          <TextInput
            name="latinName"
            label={t('fields.latinName')}
            description={t('hints.taxonLatin')}
            required
            data-autofocus
            lang="la"
            spellCheck={false}
            maxLength={TAXON_NAME_LENGTH}
            value={typed.latinName}
            error={errors.at('latinName')}
            onChange={(event) => change({ latinName: event.currentTarget.value })}
          />
          <TextInput
            name="name"
            label={t('fields.frenchName')}
            description={t('hints.taxonName')}
            maxLength={TAXON_NAME_LENGTH}
            value={typed.name}
            error={errors.at('name')}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          {kind === 'family' && (
            <Select
              name="orderId"
              label={t('words:order')}
              required
              searchable
              nothingFoundMessage={t('words:noResult')}
              data={orderChoices(taxonomy, language)}
              value={typed.orderId}
              error={errors.at('orderId')}
              onChange={(orderId) => change({ orderId })}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={leave}>
              {t('words:cancel')}
            </Button>
            <Button type="submit" loading={isLoading}>
              {t('words:save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
