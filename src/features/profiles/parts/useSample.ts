import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useQuestionnaireVersionQuery } from '#data/questionnaires/questionnaires.endpoints.ts';
import type { Weights } from '#domain/content/weights.ts';
import type { Answering } from '#domain/questionnaires/answering.ts';
import { type Flow, flowOf } from '#domain/questionnaires/flow.ts';
import { sampleAnswering } from '#domain/questionnaires/sample-answering.ts';
import { useUsableQuestionnaires } from '#features/questionnaires/index.ts';

/** A published questionnaire with made-up answers. */
export type Sample = { readonly flow: Flow; readonly answering: Answering; readonly weights: Weights };

/** Returns a questionnaire with sample answers on which weights show their effect: the wanted one, else the first published one. */
export function useSample(wanted: string | null) {
  const { record: choices, error: failed, refetch } = useUsableQuestionnaires();
  const chosen = choices?.find(({ value }) => value === wanted) ?? choices?.[0] ?? null;
  const { data, error } = useQuestionnaireVersionQuery(
    chosen === null ? skipToken : { questionnaireId: chosen.value, number: chosen.number },
  );
  const sample = useMemo((): Sample | null => {
    if (data === undefined) return null;
    const flow = flowOf(data);
    return { flow, answering: sampleAnswering(flow), weights: data.weights };
  }, [data]);
  return {
    choices,
    chosenId: chosen?.value ?? null,
    sample: chosen === null ? null : sample,
    error: failed ?? error,
    refetch,
  };
}
