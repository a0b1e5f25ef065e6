import { DEFAULT_WEIGHT, isChoice, type Choice, type QuestionContent, YES_NO } from './question.ts';
import { tidyTranslated, untranslated } from '../content/translated.ts';

/** Returns a question of which nothing is written: a single choice of base with two empty answers. */
export function emptyQuestion(): QuestionContent {
  return {
    questionRef: '',
    level: { kind: 'base', id: null },
    category: 'housing',
    kind: 'animal',
    type: 'single_choice',
    wording: untranslated(),
    help: untranslated(),
    answers: [],
    minChoices: null,
    maxChoices: null,
    unit: '',
    min: null,
    max: null,
    bands: [],
    scaleMax: null,
    isScaleReversed: false,
    scaleLow: null,
    scaleHigh: null,
    weight: DEFAULT_WEIGHT,
    isRequired: false,
    isAboutPlace: false,
    pictureUrl: null,
    references: [],
    adaptations: [],
  };
}

/**
 * Returns a typed question as it is stored: without blanks around its texts, its reference in capitals, and without
 * what does not belong to its type, such as the bounds of a number in a choice.
 */
export function tidyQuestion(typed: QuestionContent): QuestionContent {
  const { type } = typed;
  const isMultiple = type === 'multiple_choice';
  const isNumber = type === 'number';
  const isScale = type === 'scale';
  return {
    ...typed,
    questionRef: typed.questionRef.trim().toUpperCase(),
    level: typed.level.kind === 'base' ? { kind: 'base', id: null } : typed.level,
    wording: tidyTranslated(typed.wording),
    help: tidyTranslated(typed.help),
    answers: tidyAnswers(typed),
    minChoices: isMultiple ? typed.minChoices : null,
    maxChoices: isMultiple ? typed.maxChoices : null,
    unit: isNumber ? typed.unit.trim() : '',
    min: isNumber ? typed.min : null,
    max: isNumber ? typed.max : null,
    bands: isNumber ? typed.bands : [],
    scaleMax: isScale ? typed.scaleMax : null,
    isScaleReversed: isScale && typed.isScaleReversed,
    scaleLow: isScale ? tidyTranslated(typed.scaleLow ?? untranslated()) : null,
    scaleHigh: isScale ? tidyTranslated(typed.scaleHigh ?? untranslated()) : null,
    pictureUrl: typed.pictureUrl?.trim() || null,
    references: [...new Set(typed.references)],
    adaptations: typed.adaptations.map((one) => ({
      ...one,
      wording: one.wording && tidyTranslated(one.wording),
      help: one.help && tidyTranslated(one.help),
      references: one.references && [...new Set(one.references)],
      leftOutReason: one.leftOutReason && tidyTranslated(one.leftOutReason),
    })),
  };
}

function tidyAnswers({ type, answers }: QuestionContent): Choice[] {
  if (isChoice(type)) return answers.map((answer) => ({ ...answer, label: tidyTranslated(answer.label) }));
  if (type !== 'yes_no') return [];
  return YES_NO.map((answerId) => {
    const typed = answers.find((answer) => answer.answerId === answerId);
    return { answerId, label: untranslated(), score: typed?.score ?? 0, isReference: typed?.isReference ?? false };
  });
}
