import type { SerializedError } from '@reduxjs/toolkit';
import { queryError } from '#data/query-error.ts';
import type { Operation } from '#domain/access/operations.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useUndoToast } from '#kit/undo/useUndoToast.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';

type Answer<Data> = { readonly data?: Data | undefined; readonly error?: AppError | SerializedError | undefined };
type Calls = {
  readonly publish: () => PromiseLike<Answer<{ readonly version: number }>>;
  readonly archive: (isArchived: boolean) => PromiseLike<Answer<unknown>>;
};

/**
 * Returns what publishes, archives and restores content that is published in versions, and tells of it; archiving can be
 * taken back from its toast. Each resolves to whether it was done; a refusal is told.
 * @param operation the one that demonstration mode may refuse
 */
export function useContentActions(operation: Operation) {
  const dispatch = useAppDispatch();
  const tell = useUndoToast();
  const demoError = useDemoError(operation);
  const refuse = (error: AppError) => {
    dispatch(noticeRaised({ kind: 'error', ...error }));
    return false;
  };
  const publish = async (name: string, { publish: send }: Pick<Calls, 'publish'>): Promise<boolean> => {
    if (demoError !== null) return refuse(demoError);
    const { data, error } = await send();
    if (error !== undefined) return refuse(queryError(error));
    if (data === undefined) return false;
    const params = { name, number: data.version };
    dispatch(noticeRaised({ kind: 'success', messageKey: 'content:values.done.published', params }));
    return true;
  };
  const setArchived = async (
    name: string,
    isArchived: boolean,
    { archive }: Pick<Calls, 'archive'>,
  ): Promise<boolean> => {
    if (demoError !== null) return refuse(demoError);
    const { error } = await archive(isArchived);
    if (error !== undefined) return refuse(queryError(error));
    await tell({
      messageKey: isArchived ? 'content:values.done.archived' : 'content:values.done.restored',
      params: { name },
      undo: isArchived ? () => setArchived(name, false, { archive }) : null,
    });
    return true;
  };
  return { publish, setArchived };
}
