import { useCallback, useEffect, useState } from 'react';
import { readIntegrations } from '#data/establishments/settings-calls.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Integrations } from '#domain/establishments/establishment.ts';
import { useAppDispatch } from '#state/store.ts';

type Known =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: AppError }
  | { readonly status: 'known'; readonly integrations: Integrations };

/** Returns the values that only admins of the establishment read. They live with the screen alone, in no store. */
export function useIntegrations(zooId: string) {
  const dispatch = useAppDispatch();
  const [known, setKnown] = useState<Known>({ status: 'loading' });
  const load = useCallback(() => {
    let isOver = false;
    void dispatch(readIntegrations(zooId)).then((found) => {
      if (isOver) return;
      setKnown(found.ok ? { status: 'known', integrations: found.value } : { status: 'failed', error: found.error });
    });
    return () => {
      isOver = true;
    };
  }, [dispatch, zooId]);
  useEffect(load, [load]);
  const retry = useCallback(() => {
    setKnown({ status: 'loading' });
    load();
  }, [load]);
  const saved = useCallback((integrations: Integrations) => setKnown({ status: 'known', integrations }), []);
  return { known, retry, saved };
}
