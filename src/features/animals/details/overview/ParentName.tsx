import { Link } from 'react-router-dom';
import { useAnimalRegisterQuery } from '#data/animals/animals.endpoints.ts';
import { parentIn } from '#domain/animals/parent-in-register.ts';
import type { Parent } from '#domain/animals/parents.ts';
import { AnimalName } from '#kit/animal/AnimalName.tsx';
import { useActor } from '#state/session/use-session.ts';
import { animalHref } from '../../rows/animal-href.ts';

/** A parent with a link to its page when the register has it; else the name or the identifier that is known. */
export function ParentName({ parent, isOwn }: { readonly parent: Parent; readonly isOwn: boolean }) {
  const { zooId } = useActor();
  const { data } = useAnimalRegisterQuery(zooId, { skip: !isOwn });
  const found = parentIn(parent, data?.animals ?? []);
  if (found === null) return parent.text;
  const number = found.registryId ?? found.animalChipId;
  return (
    <>
      <Link to={animalHref(found.animalId)}>
        <AnimalName name={found.animalName} photoUrl={found.photoUrl} size={28} />
      </Link>
      {number !== null && ` ${number}`}
    </>
  );
}
