import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import type { Condition } from '#domain/questionnaires/questionnaire.ts';
import type { PublishedQuestion } from '#domain/questions/question.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

type Words = Pick<PublishedQuestion, 'wording' | 'type' | 'answers'>;

/** Returns a function that names an answer of a question; yes and no are the words of the app. */
export function useAnswerName(): (question: Words, answerId: string) => string {
  const { t } = useTranslation('words');
  const language = useLanguage();
  return ({ type, answers }, answerId) => {
    if (type === 'yes_no') return answerId === 'yes' ? t('yes') : t('no');
    const answer = answers.find((one) => one.answerId === answerId);
    return answer === undefined ? answerId : textIn(answer.label, language);
  };
}

/** Returns a function that says a condition as a sentence: "only if « … » is « … » or « … »". */
export function useConditionWords(questions: ReadonlyMap<string, Words>) {
  const { t } = useTranslation('questionnaires');
  const language = useLanguage();
  const { listOr } = useFormat();
  const answerName = useAnswerName();
  return ({ dependsOn, answerIds }: Omit<Condition, 'questionId'>): string => {
    const question = questions.get(dependsOn);
    if (question === undefined) return t('condition.unknown');
    const answers = answerIds.map((id) => t('condition.answer', { name: answerName(question, id) }));
    return t('condition.onlyIf', { question: textIn(question.wording, language), answers: listOr(answers) });
  };
}
