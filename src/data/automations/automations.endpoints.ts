import type {
  ChangeAutomationRequest,
  ChangedAutomation,
  SaveAutomationRequest,
  SavedAutomation,
} from '#domain/callables/automations.ts';
import type { TaskTemplate } from '#domain/tasks/task-template.ts';
import { answerOf } from '../answer.ts';
import { api } from '../api.ts';
import { dependenciesOf } from '../dependencies.ts';
import type { Latest } from '../live/latest.ts';
import { liveQuery } from '../live/live-query.ts';
import type {
  AutomationList,
  AutomationsQuestion,
  HistoryRun,
  MissedQuestion,
  OneAutomation,
} from './automation-lists.ts';

const repositoryOf = (extra: unknown) => dependenciesOf(extra).repositories.automations();

export const automationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The automations of an establishment, live, by their next run. */
    automations: build.query<AutomationList, AutomationsQuestion>(
      liveQuery<AutomationList, AutomationsQuestion>('automations', async (repositories, question, watcher) =>
        (await repositories.automations()).watchAll(question, watcher),
      ),
    ),
    /** One automation, live; 'automation/not-found' when the establishment has none of this id. */
    automation: build.query<TaskTemplate, OneAutomation>(
      liveQuery<TaskTemplate, OneAutomation>('automation', async (repositories, question, watcher) =>
        (await repositories.automations()).watchOne(question, watcher),
      ),
    ),
    /** The latest occurrences of an automation, live, newest first. */
    automationHistory: build.query<Latest<HistoryRun>, OneAutomation>(
      liveQuery<Latest<HistoryRun>, OneAutomation>('automationHistory', async (repositories, question, watcher) =>
        (await repositories.automations()).watchHistory(question, watcher),
      ),
    ),
    /** The latest missed occurrences of an establishment, live, newest first. */
    missedRuns: build.query<Latest<HistoryRun>, MissedQuestion>(
      liveQuery<Latest<HistoryRun>, MissedQuestion>('missedRuns', async (repositories, question, watcher) =>
        (await repositories.automations()).watchMissed(question, watcher),
      ),
    ),
    /** Creates an automation, or changes one; needs the server. */
    saveAutomation: build.mutation<SavedAutomation, SaveAutomationRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).save(request)),
    }),
    /** Suspends, resumes, archives, restores, runs now, or skips the next occurrence; needs the server. */
    changeAutomation: build.mutation<ChangedAutomation, ChangeAutomationRequest>({
      queryFn: async (request, { extra }) => answerOf(await (await repositoryOf(extra)).change(request)),
    }),
  }),
});

export const {
  useAutomationsQuery,
  useAutomationQuery,
  useAutomationHistoryQuery,
  useMissedRunsQuery,
  useSaveAutomationMutation,
  useChangeAutomationMutation,
} = automationsApi;
