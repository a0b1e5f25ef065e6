export { answersOfType } from './editor/answers-of-type.ts';
export { QuestionPreview } from './editor/QuestionPreview.tsx';
