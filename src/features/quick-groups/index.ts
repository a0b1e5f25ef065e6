export { resultsHref } from './addresses.ts';
export { AgreementFigures, type Figure } from './agreement/AgreementFigures.tsx';
/** Campaigns answer their questionnaires with the parts of quick evaluations. */
export { AnsweringPage } from './evaluation/AnsweringPage.tsx';
export { useDuration } from './parts/useDuration.ts';
export { Answers } from './results/Answers.tsx';
export { Explained } from './results/Explained.tsx';
export { History } from './results/History.tsx';
export { Overview } from './results/Overview.tsx';
export { finishedAt, type Scored } from './results/useGroupResults.ts';
