import { maySee } from '#domain/access/may-see.ts';
import { mayDo } from '#domain/access/operations.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns whether the person edits official questionnaires or those of the present establishment, and which lists they see. */
export function useQuestionnaireRights() {
  const actor = useActor();
  const subject = { zooId: actor.zooId, sectorIds: [], authorId: null };
  const official = mayDo(actor, 'questionnaire.editOfficial', subject);
  const reserved = mayDo(actor, 'reservedContent.edit', subject);
  const seesOfficial = maySee(actor, 'questionnaireAdministration');
  return {
    official,
    reserved,
    /** the provider's list of official ones is for them */
    seesOfficial,
    /** the lists with drafts and archived ones are for them */
    manages: official || reserved || seesOfficial,
    mayEdit: (zooId: string | null) => (zooId === null ? official : reserved),
  };
}
