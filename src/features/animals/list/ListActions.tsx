import { CreateAnimalButton } from './CreateAnimalButton.tsx';
import { ImportLink } from './ImportLink.tsx';

/** What the list of animals is added to by; an empty one offers the form of a new animal in its middle. */
export function ListActions({ isEmpty }: { readonly isEmpty: boolean }) {
  return (
    <>
      <ImportLink />
      {!isEmpty && <CreateAnimalButton />}
    </>
  );
}
