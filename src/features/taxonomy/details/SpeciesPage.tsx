import { Box, Button, Text } from '@mantine/core';
import { IconEyeQuestion, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useSpeciesQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { speciesNameIn } from '#domain/taxonomy/species-names.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useLanguage } from '#i18n/useLanguage.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { editSpeciesHref, recapHref, SPECIES_LIST_HREF, speciesHref } from '../parts/addresses.ts';
import { DashboardButton } from '../parts/DashboardButton.tsx';
import { SpeciesNotFound } from '../parts/SpeciesNotFound.tsx';
import { TaxonomyState } from '../parts/TaxonomyState.tsx';
import { useEditor } from '../parts/useEditor.ts';
import { useRemoveTaxon } from '../taxa/useRemoveTaxon.ts';
import { ReviewNote } from './ReviewNote.tsx';
import { SpeciesForm } from './SpeciesForm.tsx';
import { SpeciesReading } from './SpeciesReading.tsx';
import { useReview } from './useReview.ts';

const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog.tsx')).ReviewDialog }));

/** /SpecieManagementView: the species that `?id=` names; `&edit=1` and the id `new` open its form to an editor. */
export function Component() {
  const [parameters] = useSearchParams();
  const mayEdit = useEditor();
  const id = parameters.get('id') ?? '';
  if (!canBeStoredId(id) || (id === 'new' && !mayEdit)) return <SpeciesNotFound />;
  return (
    <TaxonomyState key={id} shape="page">
      {(taxonomy) =>
        id === 'new' ? (
          <NewSpecies taxonomy={taxonomy} />
        ) : (
          <StoredSpecies
            specieId={id}
            taxonomy={taxonomy}
            mayEdit={mayEdit}
            isEdited={mayEdit && parameters.has('edit')}
          />
        )
      }
    </TaxonomyState>
  );
}

function NewSpecies({ taxonomy }: { readonly taxonomy: Taxonomy }) {
  const { t } = useTranslation('taxonomy');
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('details.newTitle')} />
      <Box maw={960}>
        <SpeciesForm species={null} taxonomy={taxonomy} onCancel={() => void navigate(SPECIES_LIST_HREF)} />
      </Box>
    </>
  );
}

function StoredSpecies({
  specieId,
  taxonomy,
  mayEdit,
  isEdited,
}: {
  readonly specieId: string;
  readonly taxonomy: Taxonomy;
  readonly mayEdit: boolean;
  readonly isEdited: boolean;
}) {
  const { data: record, error, refetch } = useSpeciesQuery(specieId);
  return (
    <RecordState
      asked={{ record, error, refetch }}
      unknown={['taxon/not-found']}
      notFound={<SpeciesNotFound />}
      isWholePage
    >
      {(species) =>
        isEdited ? (
          <EditedSpecies species={species} taxonomy={taxonomy} />
        ) : (
          <OneSpecies species={species} taxonomy={taxonomy} mayEdit={mayEdit} />
        )
      }
    </RecordState>
  );
}

function EditedSpecies({ species, taxonomy }: { readonly species: Species; readonly taxonomy: Taxonomy }) {
  const { t } = useTranslation('taxonomy');
  const navigate = useNavigate();
  const name = speciesNameIn(species, useLanguage());
  return (
    <>
      <PageHeader title={t('taxa.edit', { name })} />
      <Box maw={960}>
        <SpeciesForm
          species={species}
          taxonomy={taxonomy}
          onCancel={() => void navigate(speciesHref(species.specieId), { replace: true })}
        />
      </Box>
    </>
  );
}

function OneSpecies({
  species,
  taxonomy,
  mayEdit,
}: {
  readonly species: Species;
  readonly taxonomy: Taxonomy;
  readonly mayEdit: boolean;
}) {
  const { t } = useTranslation(['taxonomy', 'words']);
  const language = useLanguage();
  const review = useReview(species);
  const remove = useRemoveTaxon();
  const [isAsking, setIsAsking] = useState(false);
  const name = speciesNameIn(species, language);
  return (
    <>
      <PageHeader
        title={name}
        subtitle={
          <Text span fs="italic" lang="la">
            {species.specieLatinName}
          </Text>
        }
        action={
          <>
            <DashboardButton specieId={species.specieId} />
            <Button
              component={Link}
              to={recapHref(species.specieId)}
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
            >
              {t('recap.open')}
            </Button>
            {mayEdit && (
              <Button
                component={Link}
                to={editSpeciesHref(species.specieId)}
                leftSection={<IconPencil size={18} aria-hidden />}
              >
                {t('words:edit')}
              </Button>
            )}
            {mayEdit && !species.underReview && (
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
                onClick={() => void remove({ kind: 'species', id: species.specieId, name })}
              >
                {t('words:delete')}
              </Button>
            )}
          </>
        }
      />
      <ReviewNote species={species} onClose={mayEdit ? () => void review.close() : undefined} />
      <SpeciesReading species={species} taxonomy={taxonomy} />
      <Suspense fallback={null}>
        {isAsking && <ReviewDialog species={species} onClose={() => setIsAsking(false)} />}
      </Suspense>
    </>
  );
}
