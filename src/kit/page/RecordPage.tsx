import { Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { canBeStoredId } from '#lib/stored-id.ts';

/**
 * The page of the record that `?id=`, or another parameter, names, drawn anew for each. An id that no document can have is not asked for.
 * `blank` stands where the address names none: the form of a new record; without it, "not found" does.
 */
export function RecordPage({
  parameter = 'id',
  notFound,
  blank = notFound,
  children,
}: {
  /** the name under which the address has the id */
  readonly parameter?: string;
  readonly notFound: ReactNode;
  readonly blank?: ReactNode;
  readonly children: (id: string) => ReactNode;
}) {
  const [parameters] = useSearchParams();
  const id = parameters.get(parameter) ?? '';
  if (id === '') return blank;
  return canBeStoredId(id) ? <Fragment key={id}>{children(id)}</Fragment> : notFound;
}
