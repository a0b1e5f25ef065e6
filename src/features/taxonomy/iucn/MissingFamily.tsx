import { Alert, Button, Group, Text } from '@mantine/core';
import { IconInfoCircle, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import type { IucnSpecies } from '#domain/taxonomy/taxonomy.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { familyChoices } from '#kit/taxon/taxon-choices.ts';
import { asTaxonName } from './iucn-proposal.ts';

/** The catalogue does not have the list's family: choose one of its own, or create it. */
export function MissingFamily({
  iucn,
  taxonomy,
  familyId,
  error,
  isCreating,
  onChoose,
  onCreate,
}: {
  readonly iucn: IucnSpecies;
  readonly taxonomy: Taxonomy;
  readonly familyId: string | null;
  readonly error: string | null;
  readonly isCreating: boolean;
  readonly onChoose: (familyId: string | null) => void;
  readonly onCreate: () => void;
}) {
  const { t } = useTranslation(['iucn', 'taxonomy', 'words']);
  const language = useLanguage();
  const name = asTaxonName(iucn.familyLatinName);
  const canCreate = iucn.familyLatinName !== '' && iucn.orderLatinName !== '';
  return (
    <Alert color="blue" icon={<IconInfoCircle size={18} aria-hidden />} title={t('iucn:form.familyTitle')}>
      <Text fz="sm" mb="sm">
        {name === '' ? t('iucn:form.familyUnsaid') : t('iucn:form.familyText', { name })}
      </Text>
      <Group align="end">
        <SearchSelect
          name="familyId"
          label={t('words:family')}
          required
          clearable
          flex="1 1 16rem"
          nothingFoundMessage={t('words:noResult')}
          data={familyChoices(taxonomy, language)}
          value={familyId}
          error={error}
          onChange={onChoose}
        />
        {canCreate && (
          <Button
            variant="default"
            loading={isCreating}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={onCreate}
          >
            {t('iucn:form.createFamily', { name })}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
