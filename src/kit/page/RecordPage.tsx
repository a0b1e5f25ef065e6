import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { canBeStoredId } from '#lib/stored-id.ts';

/**
 * The page of the record that `?id=` names, drawn anew for each. An id that no document can have is not asked for.
 * `blank` stands where the address names none: the form of a new record; without it, "not found" does.
 */
export function RecordPage({
  notFound,
  blank = notFound,
  children,
}: {
  readonly notFound: ReactNode;
  readonly blank?: ReactNode;
  readonly children: (id: string) => ReactNode;
}) {
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  if (id === '') return blank;
  return canBeStoredId(id) ? <Fragment key={id}>{children(id)}</Fragment> : notFound;
}
