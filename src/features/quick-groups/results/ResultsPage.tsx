import { GroupOfPage } from '../parts/GroupOfPage.tsx';
import { Results } from './Results.tsx';

/** /GroupResultsView: the results of a group, those of the evaluation that `&evaluation=` names or of the last one. */
export function Component() {
  return <GroupOfPage>{(row) => <Results row={row} />}</GroupOfPage>;
}
