import { useArchiveQuestionnaireMutation } from '#data/questionnaires/questionnaires.endpoints.ts';
import type { Operation } from '#domain/access/operations.ts';
import { useContentActions } from '#kit/content/useContentActions.ts';

/** Returns what archives and restores a questionnaire; archiving can be taken back from its toast. */
export function useArchiving(operation: Operation) {
  const { setArchived } = useContentActions(operation);
  const [send] = useArchiveQuestionnaireMutation();
  return (
    { questionnaireId, name }: { readonly questionnaireId: string; readonly name: string },
    isArchived: boolean,
  ): Promise<boolean> =>
    setArchived(name, isArchived, { archive: (archives) => send({ questionnaireId, isArchived: archives }) });
}
