import { Button, Group, Stack, Text } from '@mantine/core';
import { IconEyeQuestion, IconPrinter, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useSpecieQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { specieNameIn } from '#domain/taxonomy/specie-names.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { LoadFailed } from '#features/load-failed/index.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { recapHref } from '../parts/addresses.ts';
import { IucnBadge } from '../parts/IucnBadge.tsx';
import { SpecieNotFound } from '../parts/SpecieNotFound.tsx';
import { TaxonomyState } from '../parts/TaxonomyState.tsx';
import { useEditor } from '../parts/useEditor.ts';
import { useRemoveTaxon } from '../taxa/useRemoveTaxon.ts';
import { ReviewNote } from './ReviewNote.tsx';
import { SpecieForm } from './SpecieForm.tsx';
import { SpecieLogSection } from './SpecieLogSection.tsx';
import { useReview } from './useReview.ts';

const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog.tsx')).ReviewDialog }));

/** /SpecieManagementView: the species that `?id=` names; `new` for who may create one. */
export function Component() {
  const [parameters] = useSearchParams();
  const mayEdit = useEditor();
  const id = parameters.get('id') ?? '';
  if (!canBeStoredId(id) || (id === 'new' && !mayEdit)) return <SpecieNotFound />;
  return (
    <TaxonomyState key={id} shape="page">
      {(taxonomy) =>
        id === 'new' ? (
          <NewSpecie taxonomy={taxonomy} />
        ) : (
          <StoredSpecie specieId={id} taxonomy={taxonomy} mayEdit={mayEdit} />
        )
      }
    </TaxonomyState>
  );
}

function NewSpecie({ taxonomy }: { readonly taxonomy: Taxonomy }) {
  const { t } = useTranslation('taxonomy');
  return (
    <>
      <PageHeader title={t('details.newTitle')} />
      <SpecieForm specie={null} taxonomy={taxonomy} isReadOnly={false} />
    </>
  );
}

function StoredSpecie({
  specieId,
  taxonomy,
  mayEdit,
}: {
  readonly specieId: string;
  readonly taxonomy: Taxonomy;
  readonly mayEdit: boolean;
}) {
  const { t } = useTranslation('taxonomy');
  const { data: specie, error, refetch } = useSpecieQuery(specieId);
  if (specie !== undefined && error === undefined)
    return <OneSpecie specie={specie} taxonomy={taxonomy} mayEdit={mayEdit} />;
  if (error === undefined) return <LoadingState label={t('loading')} shape="page" />;
  if ('code' in error && error.code === 'taxon/not-found') return <SpecieNotFound />;
  return <LoadFailed isWholePage error={error} onRetry={() => void refetch()} />;
}

function OneSpecie({
  specie,
  taxonomy,
  mayEdit,
}: {
  readonly specie: Species;
  readonly taxonomy: Taxonomy;
  readonly mayEdit: boolean;
}) {
  const { t } = useTranslation('taxonomy');
  const language = useLanguage();
  const review = useReview(specie);
  const remove = useRemoveTaxon();
  const [isAsking, setIsAsking] = useState(false);
  const name = specieNameIn(specie, language);
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          <Group gap="xs" component="span">
            <Text span fs="italic" lang="la">
              {specie.specieLatinName}
            </Text>
            <IucnBadge category={specie.iucnCategory} />
          </Group>
        }
        action={
          <>
            <Button
              component={Link}
              to={recapHref(specie.specieId)}
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
            >
              {t('recap.open')}
            </Button>
            {mayEdit && !specie.underReview && (
              <Button
                variant="default"
                leftSection={<IconEyeQuestion size={18} aria-hidden />}
                onClick={() => setIsAsking(true)}
              >
                {t('review.ask')}
              </Button>
            )}
            {mayEdit && (
              <Button
                variant="default"
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => void remove({ kind: 'species', id: specie.specieId, name })}
              >
                {t('remove.open')}
              </Button>
            )}
          </>
        }
      />
      <ReviewNote specie={specie} onClose={mayEdit ? () => void review.close() : undefined} />
      <Stack gap="lg" maw={960}>
        <SpecieForm specie={specie} taxonomy={taxonomy} isReadOnly={!mayEdit} />
        <SpecieLogSection specieId={specie.specieId} />
      </Stack>
      <Suspense fallback={null}>
        {isAsking && <ReviewDialog specie={specie} onClose={() => setIsAsking(false)} />}
      </Suspense>
    </>
  );
}
