import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useContextVersionQuery } from '#data/contexts/contexts.endpoints.ts';
import { flowOfContext } from '#domain/contexts/asked-context.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';

/**
 * Returns the questions of the context that a campaign froze: null where it has none, undefined until they are read, and
 * why they could not be.
 */
export function useAskedContext({ contextId, contextVersion }: Pick<Campaign, 'contextId' | 'contextVersion'>) {
  const isAsked = contextId !== null && contextVersion !== null;
  const { data, error, refetch } = useContextVersionQuery(isAsked ? { contextId, number: contextVersion } : skipToken);
  const flow = useMemo(() => (data === undefined ? undefined : flowOfContext(data)), [data]);
  const hasQuestions = isAsked && flow?.questions.length !== 0;
  return { flow: hasQuestions ? flow : null, error: data === undefined ? error : undefined, refetch };
}
