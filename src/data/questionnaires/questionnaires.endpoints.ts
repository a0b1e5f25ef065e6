import type { QuestionnaireTypes } from '#domain/questionnaires/questionnaire-table.ts';
import { api } from '../api.ts';
import { contentEndpoints } from '../content/content-endpoints.ts';
import type { QuestionnairesRepository } from './questionnaires.repository.ts';

const questionnairesApi = api.injectEndpoints({
  endpoints(build) {
    const of = contentEndpoints<QuestionnaireTypes, QuestionnairesRepository>(
      build,
      'questionnaire',
      ({ questionnaires }) => questionnaires(),
    );
    return {
      questionnaireTable: of.table,
      questionnaire: of.one,
      questionnaireVersion: of.version,
      saveQuestionnaire: of.save,
      publishQuestionnaire: of.publish,
      archiveQuestionnaire: of.archive,
    };
  },
});

export const {
  useQuestionnaireTableQuery,
  useQuestionnaireQuery,
  useQuestionnaireVersionQuery,
  useSaveQuestionnaireMutation,
  usePublishQuestionnaireMutation,
  useArchiveQuestionnaireMutation,
} = questionnairesApi;
