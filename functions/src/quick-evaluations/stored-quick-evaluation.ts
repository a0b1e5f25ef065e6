import {
  type QuestionSet,
  questionSetSchema,
  type QuickEvaluation,
  quickEvaluationSchema,
} from '../../../src/domain/quick-evaluations/quick-evaluation.ts';
import { type QuickGroup, quickGroupSchema } from '../../../src/domain/quick-groups/quick-group.ts';

type Data = Readonly<Record<string, unknown>> | undefined;

/** Returns a stored group under the id of its document; null when there is none, or it has not the shape of one. */
export function groupFrom(groupId: string, data: Data): QuickGroup | null {
  const read = quickGroupSchema.safeParse({ ...data, groupId });
  return read.success ? read.data : null;
}

/** Returns a stored evaluation, without media where none were kept yet; null when there is none, or it has not the shape of one. */
export function evaluationFrom(evaluationId: string, data: Data): QuickEvaluation | null {
  const read = quickEvaluationSchema.safeParse({ media: [], ...data, evaluationId });
  return read.success ? read.data : null;
}

/** Returns a stored set of questions; null when there is none, or it has not the shape of one. */
export function questionSetFrom(setId: string, data: Data): QuestionSet | null {
  const read = questionSetSchema.safeParse({ ...data, setId });
  return read.success ? read.data : null;
}
