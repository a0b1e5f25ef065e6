import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeSharesMutation } from '#data/animal-shares/animal-shares.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import type { ShareStep } from '#domain/animal-shares/share-transition.ts';
import { MAX_SHARES_A_CALL } from '#domain/callables/animal-shares.ts';
import { lazyForm } from '#kit/form/lazy-form.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import type { ShareRow } from './share-row.ts';
import { useShareWords } from './useShareWords.ts';

const StepDialog = lazyForm(async () => (await import('./StepDialog.tsx')).StepDialog);

type Asked = {
  readonly step: Exclude<ShareStep, 'accept'>;
  readonly rows: readonly ShareRow[];
  readonly resolve: (isDone: boolean) => void;
};

/**
 * Returns a function that takes a step with shares, and the dialog for the page. Accepting happens at once; a refusal and
 * an end ask first, because they cannot be undone without the other side. The promise resolves to whether it is done.
 */
export function useShareSteps() {
  const { t } = useTranslation('sharing');
  const { zooId } = useActor();
  const dispatch = useAppDispatch();
  const refusedInDemo = useDemoRefusal('animal.share');
  const { nameOf } = useShareWords();
  const [change, { isLoading }] = useChangeSharesMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (step: Asked['step'], rows: readonly ShareRow[]) =>
      new Promise<boolean>((resolve) => {
        setAsked({ step, rows, resolve });
      }),
    [],
  );
  const accept = async (rows: readonly ShareRow[]): Promise<boolean> => {
    const shareIds = rows.map(({ shareId }) => shareId);
    const answer = await change({ zooId, shareIds, step: 'accept', reason: '' });
    if (answer.error !== undefined) {
      dispatch(noticeRaised({ kind: 'error', ...queryError(answer.error) }));
      return false;
    }
    const params = { count: rows.length, name: rows[0]?.name ?? '', partner: nameOf(rows[0]?.other.name ?? '') };
    dispatch(noticeRaised({ kind: 'success', messageKey: 'sharing:values.done.accept', params }));
    return true;
  };
  const take = (step: ShareStep, rows: readonly ShareRow[]): Promise<boolean> => {
    if (rows.length === 0 || refusedInDemo()) return Promise.resolve(false);
    return step === 'accept' ? accept(rows) : ask(step, rows);
  };
  const dialog: ReactNode = asked !== null && (
    <Suspense fallback={null}>
      <StepDialog
        step={asked.step}
        rows={asked.rows}
        onClose={(isDone) => {
          asked.resolve(isDone);
          setAsked(null);
        }}
      />
    </Suspense>
  );
  /** why a step is not possible for these rows; null when it is */
  const refusalOf = (step: ShareStep, rows: readonly ShareRow[]): string | null => {
    if (rows.length > MAX_SHARES_A_CALL) return t('tooMany', { max: MAX_SHARES_A_CALL });
    const without = rows.filter(({ steps }) => !steps.includes(step)).length;
    return without === 0 ? null : t('notPossible', { count: without });
  };
  return { take, dialog, isAccepting: isLoading, refusalOf };
}

export type ShareSteps = ReturnType<typeof useShareSteps>;
