import { queryError } from '#data/query-error.ts';
import { useSaveLabelMutation } from '#data/taxonomy/taxonomy.endpoints.ts';
import type { AppError } from '#domain/errors/app-error.ts';
import type { TypedLabel } from '#domain/taxonomy/check-label.ts';
import type { Label, LabelKind } from '#domain/taxonomy/taxonomy.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';

/** Writes tags, categories and goals. Deleting is archiving: the same button restores them. */
export function useSaveLabel(kind: LabelKind) {
  const dispatch = useAppDispatch();
  const demoError = useDemoError('reference.edit');
  const [save] = useSaveLabelMutation();

  /** Returns the error, or null. */
  const write = async (id: string | null, { name, trad }: TypedLabel, archived: boolean): Promise<AppError | null> => {
    if (demoError !== null) return demoError;
    const answer = await save({ kind, id, name, trad, archived });
    return answer.error === undefined ? null : queryError(answer.error);
  };
  const setArchived = async (label: Label, archived: boolean): Promise<boolean> => {
    const error = await write(label.id, label, archived);
    if (error !== null) dispatch(noticeRaised({ kind: 'error', ...error }));
    return error === null;
  };
  return { write, setArchived };
}
