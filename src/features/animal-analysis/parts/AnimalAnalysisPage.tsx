import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnimalQuery } from '#data/animals/animals.endpoints.ts';
import type { Animal } from '#domain/animals/animal.ts';
import { useLaunchedCampaigns } from '#features/campaigns/index.ts';
import { AnalysisPage, ethogramVersionOf } from '#features/scan-analysis/index.ts';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { type AnimalPageKind, PATHS } from '../addresses.ts';
import { useAnimalCampaigns } from '../reading/useAnimalCampaigns.ts';
import type { AnimalAnalysed } from './animal-analysed.ts';
import { AnimalCampaign } from './AnimalCampaign.tsx';

type Shown = {
  readonly kind: AnimalPageKind;
  /** the tabs of the results */
  readonly children: (analysed: AnimalAnalysed, version: string, dataSet: () => Promise<string>) => ReactNode;
  /** stands below the results, and where there are none */
  readonly below?: (animal: Animal) => ReactNode;
};

/**
 * A page of one animal's results, which `?id=` names, in the campaign that `?campaignId=` names, else in the first one that concerns
 * the animal. Only animals of the establishment have campaigns here.
 */
export function AnimalAnalysisPage(shown: Shown) {
  return <RecordPage notFound={<NotFound />}>{(animalId) => <OneAnimal animalId={animalId} {...shown} />}</RecordPage>;
}

function NotFound() {
  const { t } = useTranslation('animals');
  return <RecordNotFound title={t('notFound.title')} listHref="/specieAnimalsListView" />;
}

function OneAnimal({ animalId, ...shown }: Shown & { readonly animalId: string }) {
  const { zooId } = useActor();
  const { data, error, refetch } = useAnimalQuery({ zooId, animalId });
  return (
    <RecordState
      asked={{ record: data === undefined || data.zooId === zooId ? data : null, error, refetch }}
      unknown={['animal/not-found']}
      failed="animal/load-failed"
      notFound={<NotFound />}
      isWholePage
    >
      {(animal) => <WithCampaigns animal={animal} {...shown} />}
    </RecordState>
  );
}

function WithCampaigns({ animal, kind, children, below }: Shown & { readonly animal: Animal }) {
  const { t } = useTranslation(['animal-analysis', 'analyses', 'lists']);
  const among = useAnimalCampaigns(animal);
  const { launched } = useLaunchedCampaigns();
  if (among === null) return <LoadingState label={t('lists:page.loading')} shape="page" />;
  const named = { animalId: animal.animalId, name: animal.animalName };
  const words = {
    title: t(`values.title.${kind}`, { name: animal.animalName }),
    subtitle: t('noCampaign.subtitle'),
    emptyTitle: t('noCampaign.title'),
    emptyText: t('noCampaign.text'),
  };
  return (
    <>
      <AnalysisPage path={PATHS[kind]} words={words} among={among} method="scan" loading={t('analyses:computing')}>
        {(analysed) => (
          <AnimalCampaign {...{ kind, analysed }} animal={named} campaigns={among(launched ?? [])}>
            {(found, dataSet) => children(found, ethogramVersionOf([analysed.campaign]), dataSet)}
          </AnimalCampaign>
        )}
      </AnalysisPage>
      {below?.(animal)}
    </>
  );
}
