import { CreateAnimalButton } from './CreateAnimalButton.tsx';
import { ImportLink } from './ImportLink.tsx';

/** The buttons that add animals to the list; an empty list has the form of a new animal in its middle. */
export function ListActions({ isEmpty }: { readonly isEmpty: boolean }) {
  return (
    <>
      <ImportLink />
      {!isEmpty && <CreateAnimalButton />}
    </>
  );
}
