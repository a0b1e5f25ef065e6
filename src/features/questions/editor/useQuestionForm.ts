import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSaveQuestionMutation } from '#data/questions/questions.endpoints.ts';
import { checkQuestion, type QuestionErrors } from '#domain/questions/check-question.ts';
import { contentOf, type Question, type QuestionContent, questionContentSchema } from '#domain/questions/question.ts';
import { emptyQuestion, tidyQuestion } from '#domain/questions/tidy-question.ts';
import { textIn, type Translated } from '#domain/content/translated.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { firstOfFields } from '#kit/form/first-of-fields.ts';
import { useRecordForm } from '#kit/form/useRecordForm.ts';
import { questionHref } from '../parts/addresses.ts';
import { useLevelLabel } from '#kit/content/useLevelLabel.ts';
import type { Known } from './known.ts';

/** The form of a question, new or stored; `faultAt` gives the sentence for a part of a field, once the field was refused. */
export function useQuestionForm(question: Question | null, known: Known, isReadOnly: boolean) {
  const { t } = useTranslation(['questions', 'content', 'words']);
  const language = useLanguage();
  const navigate = useNavigate();
  const messageOf = useErrorMessage();
  const levelName = useLevelLabel(known.taxonomy);
  const { number } = useFormat();
  const [save] = useSaveQuestionMutation();
  const ownId = question?.questionId ?? null;
  const check = (tidy: QuestionContent): QuestionErrors =>
    checkQuestion(tidy, {
      taxonomy: known.taxonomy,
      takenRefs: refsBeside(known, ownId),
      referenceIds: known.references === null ? null : new Set(Object.keys(known.references)),
    });
  const saidText = (text: Translated | null) => (text === null ? '' : textIn(text, language));
  const saidCount = (list: readonly unknown[]) => number(list.length);
  const saidNumber = (value: number | null) => (value === null ? '' : number(value));
  const form = useRecordForm({
    name: 'questions',
    recordId: ownId,
    schema: questionContentSchema,
    stored: question === null ? emptyQuestion() : contentOf(question),
    operation: 'question.edit',
    isReadOnly,
    tidy: tidyQuestion,
    check: (tidy) => firstOfFields<QuestionContent>(check(tidy)),
    fields: {
      questionRef: { label: t('fields.ref') },
      level: { label: t('content:level'), say: levelName },
      category: { label: t('fields.category'), say: (value) => t(`values.category.${value}`) },
      kind: { label: t('fields.kind'), say: (value) => t(`values.kind.${value}`) },
      type: { label: t('words:type'), say: (value) => t(`values.type.${value}`) },
      wording: { label: t('fields.wording'), say: saidText },
      help: { label: t('fields.help'), say: saidText },
      answers: { label: t('fields.answers'), say: saidCount },
      minChoices: { label: t('fields.minChoices') },
      maxChoices: { label: t('fields.maxChoices') },
      unit: { label: t('fields.unit') },
      min: { label: t('fields.min'), say: saidNumber },
      max: { label: t('fields.max'), say: saidNumber },
      bands: { label: t('fields.bands'), say: saidCount },
      scaleMax: { label: t('fields.scaleMax') },
      isScaleReversed: { label: t('fields.isScaleReversed') },
      scaleLow: { label: t('fields.scaleLow'), say: saidText },
      scaleHigh: { label: t('fields.scaleHigh'), say: saidText },
      weight: { label: t('fields.weight') },
      isRequired: { label: t('fields.isRequired') },
      isAboutPlace: { label: t('fields.isAboutPlace') },
      pictureUrl: { label: t('fields.picture') },
      references: { label: t('content:sources'), say: saidCount },
      adaptations: { label: t('fields.adaptations'), say: saidCount },
    },
    save: (tidy) => save({ questionId: ownId, content: tidy, expectedUpdatedAtUnix: question?.updatedAtUnix ?? null }),
    notice: ({ questionRef }) => ({
      kind: 'success',
      messageKey: 'questions:values.done.saved',
      params: { name: questionRef },
    }),
    onSaved: ({ answer }) =>
      answer.data === undefined || ownId !== null
        ? undefined
        : navigate(questionHref(answer.data.questionId), { replace: true }),
  });
  const faults = check(tidyQuestion(form.values));
  const faultAt = (field: keyof QuestionContent, path: string): string | null => {
    const fault = faults[path];
    return fault === undefined || form.errorAt(field) === null ? null : messageOf(fault);
  };
  return { ...form, faultAt };
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>;

function refsBeside({ table }: Known, ownId: string | null): ReadonlySet<string> {
  const others = Object.entries(table.questions).filter(([id]) => id !== ownId);
  return new Set(others.map(([, { questionRef }]) => questionRef));
}
