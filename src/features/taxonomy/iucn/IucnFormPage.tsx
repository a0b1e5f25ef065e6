import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useIucnSpeciesQuery, useSpeciesQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { speciesOfLatin } from '#domain/taxonomy/check-species.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import type { IucnSpecies } from '#domain/taxonomy/taxonomy.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useLanguage } from '#i18n/useLanguage.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';
import { compareIn } from '#ui/table/columns.ts';
import { SearchSelect } from '#ui/fields/SearchSelect.tsx';
import { TaxonomyState } from '../parts/TaxonomyState.tsx';
import { IucnComparison } from './IucnComparison.tsx';

const NEW = 'new';

/** /IUCNSpecieForm: creates or completes a species of the catalogue from the one of the IUCN list that `?id=` names. */
export function Component() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  if (!canBeStoredId(id)) return <UnknownHit />;
  return <TaxonomyState shape="page">{(taxonomy) => <Hit key={id} iucnId={id} taxonomy={taxonomy} />}</TaxonomyState>;
}

function Hit({ iucnId, taxonomy }: { readonly iucnId: string; readonly taxonomy: Taxonomy }) {
  const { t } = useTranslation('taxonomy');
  const { data, error, refetch } = useIucnSpeciesQuery(iucnId);
  if (data !== undefined) return <FromHit iucn={data} taxonomy={taxonomy} />;
  if (error === undefined) return <LoadingState label={t('loading')} shape="page" />;
  if ('code' in error && error.code === 'taxon/not-found') return <UnknownHit />;
  return <LoadFailed isWholePage error={error} onRetry={() => void refetch()} />;
}

function UnknownHit() {
  const { t } = useTranslation('iucn');
  return (
    <NotFoundState
      headingOrder={1}
      title={t('notFound.title')}
      message={t('notFound.message')}
      action={
        <Button component={Link} to="/IUCNSpeciesSearch" variant="light">
          {t('notFound.search')}
        </Button>
      }
    />
  );
}

function FromHit({ iucn, taxonomy }: { readonly iucn: IucnSpecies; readonly taxonomy: Taxonomy }) {
  const { t } = useTranslation('iucn');
  const language = useLanguage();
  const [target, setTarget] = useState(() => speciesOfLatin(iucn.latinName, taxonomy.species) ?? NEW);
  const compare = compareIn(language);
  const choices = Object.entries(taxonomy.species)
    .map(([value, species]) => ({ value, label: `${speciesNameIn(species, language)} (${species.specieLatinName})` }))
    .toSorted((a, b) => compare(a.label, b.label));
  return (
    <Stack gap="lg" maw={960}>
      <PageHeader title={iucn.latinName} subtitle={t('form.subtitle')} />
      <SearchSelect
        label={t('form.target')}
        description={t('form.targetHint')}
        allowDeselect={false}
        data={[{ value: NEW, label: t('form.newSpecies') }, ...choices]}
        value={target}
        onChange={(chosen) => chosen !== null && setTarget(chosen)}
      />
      {target === NEW ? (
        <IucnComparison key={NEW} iucn={iucn} species={null} taxonomy={taxonomy} />
      ) : (
        <WithSpecies key={target} specieId={target} iucn={iucn} taxonomy={taxonomy} />
      )}
    </Stack>
  );
}

function WithSpecies({
  specieId,
  iucn,
  taxonomy,
}: {
  readonly specieId: string;
  readonly iucn: IucnSpecies;
  readonly taxonomy: Taxonomy;
}) {
  const { t } = useTranslation('taxonomy');
  const { data, error, refetch } = useSpeciesQuery(specieId);
  if (data !== undefined) return <IucnComparison iucn={iucn} species={data} taxonomy={taxonomy} />;
  if (error === undefined) return <LoadingState label={t('loading')} />;
  return <LoadFailed error={error} onRetry={() => void refetch()} />;
}
