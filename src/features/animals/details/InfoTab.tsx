import type { Animal } from '#domain/animals/animal.ts';
import { useActor } from '#state/session/use-session.ts';
import { mayChangeAnimal } from '../actions/animal-rights.ts';
import { offeredChanges } from '../actions/offered-changes.ts';
import { AnimalForm } from '../form/AnimalForm.tsx';
import type { AnimalRow } from '../rows/animal-row.ts';
import { AnimalFacts } from './AnimalFacts.tsx';
import { AnimalSharing } from '../sharing/AnimalSharing.tsx';
import { LifeNote } from './LifeNote.tsx';
import { MoveHistory } from './history/MoveHistory.tsx';
import { OtherIdentifiers } from './OtherIdentifiers.tsx';
import classes from './InfoTab.module.css';

/** The fields of an animal, as a form for people with the right; beside it its present and past places. */
export function InfoTab({
  animal,
  row,
  onMove,
}: {
  readonly animal: Animal;
  readonly row: AnimalRow;
  readonly onMove: () => void;
}) {
  const actor = useActor();
  const isOwn = animal.zooId === actor.zooId;
  const mayEdit = isOwn && !animal.isArchived && mayChangeAnimal(actor, 'animal.edit', row.sector?.sectorId ?? null);
  const mayMove = isOwn && offeredChanges(actor, row).includes('move');
  return (
    <>
      <LifeNote animal={animal} isOwn={isOwn} />
      <div className={classes['sides']}>
        <div>
          {mayEdit ? <AnimalForm animal={animal} /> : <AnimalFacts animal={animal} row={row} />}
          <OtherIdentifiers animal={animal} />
          <AnimalSharing animal={animal} row={row} />
        </div>
        {isOwn && <MoveHistory animal={animal} onMove={mayMove ? onMove : null} />}
      </div>
    </>
  );
}
