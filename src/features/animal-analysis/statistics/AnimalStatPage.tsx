import { lazy } from 'react';
import { QuickEvaluations } from '../evaluations/QuickEvaluations.tsx';
import { AnimalAnalysisPage } from '../parts/AnimalAnalysisPage.tsx';

// The tabs come while the sessions are read.
const StatTabs = lazy(async () => ({ default: (await import('./StatTabs.tsx')).StatTabs }));

/** /AnimalStatView: the statistics of the animal that `?id=` names, a tab for each, and the quick evaluations of its groups. */
export function Component() {
  return (
    <AnimalAnalysisPage kind="statistics" below={({ animalId }) => <QuickEvaluations animalId={animalId} />}>
      {(analysed, version, dataSet) => <StatTabs {...{ analysed, version, dataSet }} />}
    </AnimalAnalysisPage>
  );
}
