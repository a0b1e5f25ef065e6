import { useArchiveQuestionMutation, usePublishQuestionMutation } from '#data/questions/questions.endpoints.ts';
import type { Question } from '#domain/questions/question.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { useUndoToast } from '#kit/undo/useUndoToast.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';

type Stepped = Pick<Question, 'questionId' | 'questionRef' | 'updatedAtUnix'>;

/** Publishing, archiving and restoring a question. A failure becomes a notice, archiving and restoring can be undone. */
export function useQuestionSteps() {
  const dispatch = useAppDispatch();
  const undoable = useUndoToast();
  const refused = useDemoRefusal('question.edit');
  const [publishOne, publishing] = usePublishQuestionMutation();
  const [archiveOne, archiving] = useArchiveQuestionMutation();

  const publish = async ({ questionId, questionRef, updatedAtUnix }: Stepped) => {
    if (refused()) return;
    const answer = await publishOne({ questionId, expectedUpdatedAtUnix: updatedAtUnix });
    if (answer.error !== undefined) return;
    const params = { name: questionRef, number: answer.data.version };
    dispatch(noticeRaised({ kind: 'success', messageKey: 'questions:values.done.published', params }));
  };
  const setArchived = async (question: Stepped, isArchived: boolean): Promise<void> => {
    if (refused()) return;
    const { questionId, questionRef } = question;
    const answer = await archiveOne({ questionId, isArchived });
    if (answer.error !== undefined) return;
    await undoable({
      messageKey: isArchived ? 'questions:values.done.archived' : 'questions:values.done.restored',
      params: { name: questionRef },
      undo: () => archiveOne({ questionId, isArchived: !isArchived }),
    });
  };
  return { publish, setArchived, isBusy: publishing.isLoading || archiving.isLoading };
}
