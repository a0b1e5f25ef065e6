import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAnimalQuery } from '#data/animals/animals.endpoints.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { NewAnimal } from '../form/NewAnimal.tsx';
import { AnimalNotFound } from './AnimalNotFound.tsx';
import { AnimalTabs } from './AnimalTabs.tsx';

/** /AnimalManagementView: the animal that `?id=` names; without it a new one, in the enclosure that `?enclosureId=` names. */
export function Component() {
  const [parameters] = useSearchParams();
  const animalId = parameters.get('id');
  if (animalId === null || animalId === '') return <NewAnimal enclosureId={parameters.get('enclosureId')} />;
  if (!canBeStoredId(animalId)) return <AnimalNotFound />;
  return <OneAnimal key={animalId} animalId={animalId} />;
}

function OneAnimal({ animalId }: { readonly animalId: string }) {
  const { t } = useTranslation('animals');
  const { zooId } = useActor();
  const { data: animal, error, refetch } = useAnimalQuery({ zooId, animalId });
  if (animal !== undefined) {
    // The provider's staff may read everywhere, but are in one establishment at a time.
    const isForThis = animal.zooId === zooId || animal.authorizedFacilities.includes(zooId);
    return isForThis ? <AnimalTabs animal={animal} /> : <AnimalNotFound />;
  }
  if (error === undefined) return <LoadingState label={t('loadingOne')} shape="page" />;
  const isUnknown =
    'code' in error && (error.code === 'animal/not-found' || error.code === 'generic/permission-denied');
  return isUnknown ? (
    <AnimalNotFound />
  ) : (
    <LoadFailed isWholePage what="animal/load-failed" error={error} onRetry={() => void refetch()} />
  );
}
