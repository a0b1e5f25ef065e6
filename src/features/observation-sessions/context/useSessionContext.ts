import { useState } from 'react';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { answeringOfContext, latestContext } from '#domain/observation-sessions/context-answers.ts';
import type { Recorder } from '#domain/observation-sessions/recorder.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { progressOf } from '#domain/questionnaires/flow.ts';
import { textIn } from '#domain/content/translated.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useAskedContext } from './useAskedContext.ts';

/**
 * Returns the context of a session that is recorded: its questions and answers, whether the questions are on the screen,
 * and the words of the required ones that are open. The questions come first in a session without any observation.
 */
export function useSessionContext(campaign: Campaign, { doneCount }: ObservationSession, { entries, open }: Recorder) {
  const language = useLanguage();
  const { flow, error, refetch } = useAskedContext(campaign);
  const [isWanted, setIsWanted] = useState(entries.length === 0 && open === null && doneCount === 0);
  const known = latestContext(entries);
  const openIds = flow === null || flow === undefined ? [] : progressOf(flow, answeringOfContext(known)).stillRequired;
  return {
    ...{ flow, error, refetch, known },
    isShown: isWanted && flow !== null && error === undefined,
    openNames: (flow?.questions ?? [])
      .filter(({ questionId }) => openIds.includes(questionId))
      .map(({ wording }) => textIn(wording, language)),
    show: () => setIsWanted(true),
    hide: () => setIsWanted(false),
  };
}
