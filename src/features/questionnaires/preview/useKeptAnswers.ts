import { useCallback, useState } from 'react';
import { type Answering, answeringFrom, NOTHING_ANSWERED } from '#domain/questionnaires/answering.ts';
import { keepDraft, readDraft } from '#lib/tab-drafts.ts';
import { useActor } from '#state/session/use-session.ts';

/**
 * Returns the answers given to a version on trial, and how to change them. They stay in this tab until their person
 * leaves; nothing of them is sent.
 */
export function useKeptAnswers(questionnaireId: string, number: number) {
  const { userId } = useActor();
  const name = nameOf(userId, `${questionnaireId}.${number}`);
  const [answering, setAnswering] = useState(() => answeringFrom(readDraft(name)) ?? NOTHING_ANSWERED);
  const change = useCallback(
    (next: Answering) => {
      setAnswering(next);
      keepDraft(name, next);
      keepDraft(nameOf(userId, 'last'), questionnaireId);
    },
    [name, userId, questionnaireId],
  );
  return { answering, change };
}

/** Returns the id of the questionnaire that was answered last in this tab; null when none was. */
export function useLastAnswered(): string | null {
  const { userId } = useActor();
  const kept = readDraft(nameOf(userId, 'last'));
  return typeof kept === 'string' ? kept : null;
}

function nameOf(userId: string, of: string): string {
  return `questionnaire-preview.${userId}.${of}`;
}
