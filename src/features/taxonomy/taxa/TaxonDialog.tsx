import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSaveTaxonMutation } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { checkTaxon, tidyTaxon } from '#domain/taxonomy/check-taxon.ts';
import { TAXON_NAME_LENGTH } from '#domain/taxonomy/latin-name.ts';
import { RecordDialog } from '#kit/form/RecordDialog.tsx';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { orderChoices, orderLabel } from '#kit/taxon/taxon-choices.ts';
import { storedTaxon } from './stored-taxon.ts';
import type { TaxonRow } from './taxon-rows.ts';

const schema = z.object({ latinName: z.string(), name: z.string(), orderId: z.nullable(z.string()) });

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
  const { t } = useTranslation(['taxonomy', 'words']);
  const language = useLanguage();
  const [save] = useSaveTaxonMutation();
  const id = taxon?.id ?? null;
  const form = useRecordForm({
    name: kind === 'family' ? 'families' : 'orders',
    recordId: id,
    schema,
    stored: (id === null ? null : storedTaxon(taxonomy, kind, id)) ??
      taxon ?? { name: '', latinName: '', orderId: null },
    operation: 'reference.edit',
    tidy: (typed) => tidyTaxon({ kind, ...typed }),
    check: (tidy) => checkTaxon({ kind, ...tidy }, taxonomy, id),
    fields: {
      latinName: { label: t('fields.latinName'), maxLength: TAXON_NAME_LENGTH },
      name: { label: t('fields.frenchName'), maxLength: TAXON_NAME_LENGTH },
      orderId: { label: t('words:order'), say: (orderId) => orderLabel(taxonomy, orderId, language) },
    },
    save: ({ name, latinName, orderId }) => save({ kind, id, name, latinName, orderId }),
    notice: ({ name }) => ({ kind: 'success', messageKey: 'taxonomy:values.done.saved', params: { name } }),
    onSaved: onClose,
    onUnchanged: onClose,
  });
  const titles = { family: t('families.create'), order: t('orders.create') };
  return (
    <RecordDialog
      form={form}
      title={taxon === null ? titles[kind] : t('taxa.edit', { name: taxon.name })}
      onClose={onClose}
    >
      <TextInput
        {...form.text('latinName')}
        description={t('hints.taxonLatin')}
        required
        data-autofocus
        lang="la"
        spellCheck={false}
      />
      <TextInput {...form.text('name')} description={t('hints.taxonName')} />
      {kind === 'family' && (
        <SearchSelect
          {...form.field('orderId')}
          required
          nothingFoundMessage={t('words:noResult')}
          data={orderChoices(taxonomy, language)}
        />
      )}
    </RecordDialog>
  );
}
