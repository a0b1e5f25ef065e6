import { useMemo } from 'react';
import { useQuestionSetQuery } from '#data/quick-groups/quick-evaluations.endpoints.ts';
import { agreementOf, type EvaluatorPair } from '#domain/quick-evaluations/evaluator-agreement.ts';
import { flowOfSet } from '#domain/quick-evaluations/result-of.ts';

/**
 * Returns how far the evaluations of a pair agree, as a record that is asked for. Pairs with the same questions share
 * one reading of them.
 */
export function usePairAgreement([one, other]: EvaluatorPair) {
  const isSame = one.setId === other.setId;
  const first = useQuestionSetQuery({ groupId: one.groupId, setId: one.setId });
  const second = useQuestionSetQuery({ groupId: other.groupId, setId: other.setId }, { skip: isSame });
  const [set, otherSet] = [first.data, isSame ? first.data : second.data];
  const record = useMemo(
    () =>
      set &&
      otherSet &&
      agreementOf({ evaluation: one, flow: flowOfSet(set) }, { evaluation: other, flow: flowOfSet(otherSet) }),
    [one, other, set, otherSet],
  );
  const failed = first.error === undefined ? second : first;
  return { record, error: record === undefined ? failed.error : undefined, refetch: failed.refetch };
}
