import { lazy } from 'react';
import { AnimalAnalysisPage } from '../parts/AnimalAnalysisPage.tsx';

// The tabs come while the sessions are read.
const SocialTabs = lazy(async () => ({ default: (await import('./SocialTabs.tsx')).SocialTabs }));

/** /SocialView: the relations of the animal that `?id=` names, a tab for each view. */
export function Component() {
  return (
    <AnimalAnalysisPage kind="social">
      {(analysed, version, dataSet) => <SocialTabs {...{ analysed, version, dataSet }} />}
    </AnimalAnalysisPage>
  );
}
