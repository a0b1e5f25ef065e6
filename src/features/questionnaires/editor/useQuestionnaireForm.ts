import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  useQuestionnaireTableQuery,
  useSaveQuestionnaireMutation,
} from '#data/questionnaires/questionnaires.endpoints.ts';
import { CONTENT_REF_LENGTH } from '#domain/content/lifecycle.ts';
import { textIn, type Translated } from '#domain/content/translated.ts';
import { checkQuestionnaire } from '#domain/questionnaires/check-questionnaire.ts';
import {
  questionIdsOf,
  type Questionnaire,
  type QuestionnaireContent,
  questionnaireContentSchema,
} from '#domain/questionnaires/questionnaire.ts';
import { tidyQuestionnaire } from '#domain/questionnaires/tidy-questionnaire.ts';
import { QUESTION_CATEGORIES } from '#domain/questions/question.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useLevelLabel } from '#kit/content/useLevelLabel.ts';
import { firstOfFields } from '#kit/form/first-of-fields.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { editorHref } from '../parts/addresses.ts';
import type { Known } from '../parts/useKnownQuestions.ts';

export type EditedQuestionnaire = {
  /** the questionnaire as it is stored; null for a new one */
  readonly questionnaire: Questionnaire | null;
  /** the content that a new one begins with, or the stored one */
  readonly content: QuestionnaireContent;
  /** null: official */
  readonly zooId: string | null;
  readonly known: Known;
};

/** The form of a questionnaire, with the faults of its parts as they are typed. */
export function useQuestionnaireForm({ questionnaire, content, zooId, known }: EditedQuestionnaire) {
  const { t } = useTranslation(['questionnaires', 'questions', 'content', 'words']);
  const language = useLanguage();
  const { number } = useFormat();
  const navigate = useNavigate();
  const [save] = useSaveQuestionnaireMutation();
  const { questionnaires = {} } = useQuestionnaireTableQuery(zooId).data ?? {};
  const levelName = useLevelLabel(known.taxonomy);
  const questionnaireId = questionnaire?.questionnaireId ?? null;
  const others = Object.entries(questionnaires).filter(([id]) => id !== questionnaireId);
  const ground = { ...known, takenRefs: new Set(others.map(([, one]) => one.questionnaireRef)) };
  const say = (text: Translated) => textIn(text, language);
  const wordingOf = (id: string) => {
    const question = known.questions.get(id);
    return question === undefined ? id : say(question.wording);
  };
  const form = useRecordForm({
    name: zooId === null ? 'questionnaires' : 'reservedQuestionnaires',
    recordId: questionnaireId,
    schema: questionnaireContentSchema,
    stored: content,
    operation: zooId === null ? 'questionnaire.editOfficial' : 'reservedContent.edit',
    isReadOnly: questionnaire?.status === 'archived',
    tidy: tidyQuestionnaire,
    check: (tidy) => firstOfFields<QuestionnaireContent>(checkQuestionnaire(tidy, ground)),
    fields: {
      questionnaireRef: { label: t('fields.ref'), maxLength: CONTENT_REF_LENGTH.max },
      name: { label: t('words:name'), say },
      description: { label: t('fields.description'), say },
      level: { label: t('content:level'), say: levelName },
      sections: {
        label: t('fields.sections'),
        say: (sections) =>
          sections
            .map((one) => [say(one.name), ...one.questionIds.map((id) => `– ${wordingOf(id)}`)].join('\n'))
            .join('\n'),
      },
      conditions: {
        label: t('fields.conditions'),
        say: (conditions) => conditions.map((one) => wordingOf(one.questionId)).join('\n'),
      },
      required: { label: t('fields.required'), say: (ids) => ids.map(wordingOf).join('\n') },
      weights: {
        label: t('fields.weights'),
        say: ({ categories, questions }) =>
          [
            ...QUESTION_CATEGORIES.map((one) => `${t(`questions:values.category.${one}`)}: ${number(categories[one])}`),
            ...Object.entries(questions).map(([id, weight]) => `${wordingOf(id)}: ${number(weight)}`),
          ].join('\n'),
      },
    },
    save: (tidy) =>
      save({ questionnaireId, zooId, content: tidy, expectedUpdatedAtUnix: questionnaire?.updatedAtUnix ?? null }),
    notice: (tidy) => ({
      kind: 'success',
      messageKey: 'content:values.done.saved',
      params: { name: say(tidy.name) },
    }),
    onSaved: ({ answer }) => {
      if (questionnaireId === null && answer.data !== undefined)
        void navigate(editorHref(answer.data.questionnaireId), { replace: true });
    },
  });
  const faults = checkQuestionnaire(tidyQuestionnaire(form.values), ground);
  const asked = useMemo(
    () => questionIdsOf(form.values).flatMap((id) => known.questions.get(id) ?? []),
    [form.values, known.questions],
  );
  return { form, faults, asked };
}

export type QuestionnaireForm = ReturnType<typeof useQuestionnaireForm>['form'];
