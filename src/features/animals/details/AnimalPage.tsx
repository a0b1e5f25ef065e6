import { useSearchParams } from 'react-router-dom';
import { useAnimalQuery } from '#data/animals/animals.endpoints.ts';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useActor } from '#state/session/use-session.ts';
import { NewAnimal } from '../form/NewAnimal.tsx';
import { AnimalNotFound } from './AnimalNotFound.tsx';
import { AnimalTabs } from './AnimalTabs.tsx';

/**
 * /AnimalManagementView: the animal that `?id=` names; without it a new one, in the enclosure that `?enclosureId=`
 * names.
 */
export function Component() {
  const [parameters] = useSearchParams();
  return (
    <RecordPage notFound={<AnimalNotFound />} blank={<NewAnimal enclosureId={parameters.get('enclosureId')} />}>
      {(animalId) => <OneAnimal animalId={animalId} />}
    </RecordPage>
  );
}

/**
 * One animal of the establishment, or shared with it. The provider's staff may read everywhere, but only within the
 * chosen establishment.
 */
function OneAnimal({ animalId }: { readonly animalId: string }) {
  const { zooId } = useActor();
  const { data, error, refetch } = useAnimalQuery({ zooId, animalId });
  const isForThis = data === undefined || data.zooId === zooId || data.authorizedFacilities.includes(zooId);
  return (
    <RecordState
      asked={{ record: isForThis ? data : null, error, refetch }}
      unknown={['animal/not-found']}
      failed="animal/load-failed"
      notFound={<AnimalNotFound />}
      isWholePage
    >
      {(animal) => <AnimalTabs animal={animal} />}
    </RecordState>
  );
}
