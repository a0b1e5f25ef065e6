/** Other features import what profiles and questionnaires share from here. */
export { withWeight } from './editor/section-changes.ts';
export { WeightRow, WeightTable } from './editor/WeightTable.tsx';
export { useQuestionnaireRights } from './parts/useQuestionnaireRights.ts';
export { WithKnown } from './parts/WithQuestionnaire.tsx';
export type { Known } from './parts/useKnownQuestions.ts';
export { useUsableQuestionnaires } from './preview/useUsableQuestionnaires.ts';
