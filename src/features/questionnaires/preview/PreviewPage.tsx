import { ShownQuestionnaire } from './ShownQuestionnaire.tsx';
import { Preview } from './Preview.tsx';

/** /QuizzPreview: a questionnaire as evaluators see it; nothing that is answered is stored. */
export function Component() {
  return <ShownQuestionnaire>{(shown) => <Preview shown={shown} />}</ShownQuestionnaire>;
}
