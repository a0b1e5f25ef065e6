import * as z from 'zod/mini';
import * as field from '../fields/fields.ts';
import { olderFieldsOf } from '../fields/field.ts';
import { questionLevelSchema } from '../content/question-level.ts';
import { QUESTION_CATEGORIES } from '../content/question-category.ts';
import { translatedSchema } from '../content/translated.ts';

export const QUESTION_STATUSES = ['draft', 'published', 'archived'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

export { QUESTION_CATEGORIES, type QuestionCategory } from '../content/question-category.ts';
export { DEFAULT_WEIGHT, MAX_WEIGHT } from '../content/weights.ts';

/** The ground of an answer: the animal itself, its resources, or the way it is looked after. */
export const QUESTION_KINDS = ['animal', 'resource', 'management'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const QUESTION_TYPES = [
  'single_choice',
  'multiple_choice',
  'number',
  'scale',
  'yes_no',
  'text',
  'date',
  'media',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

export const WORDING_LENGTH = 300;
export const HELP_LENGTH = 1_000;
export const ANSWER_LENGTH = 200;
export const SCALE_END_LENGTH = 200;
export const LEFT_OUT_REASON_LENGTH = 500;
export const UNIT_LENGTH = 20;
export const QUESTION_REF_LENGTH = { min: 3, max: 40 } as const;
export const CHOICES_OF_QUESTION = { min: 2, max: 20 } as const;
export const SCALE_VALUES = { min: 2, max: 10 } as const;
export const MAX_SCORE = 100;
export const MAX_BANDS = 20;
export const MAX_CITED = 20;
export const MAX_ADAPTATIONS = 50;

/** The ids of the two answers of a yes/no question, which the app words itself. */
export const YES_NO = ['yes', 'no'] as const;

/** An answer to choose, with what it scores. */
export const choiceSchema = z.object({
  answerId: z.string(),
  label: translatedSchema,
  score: z.number(),
  /** the answer to expect where the animals are well */
  isReference: z.boolean(),
});
export type Choice = z.infer<typeof choiceSchema>;

/** Values from `from` up to, but without, `to`, and what they score; null leaves an end open. */
export const bandSchema = z.object({
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  score: z.number(),
  isReference: z.boolean(),
});
export type Band = z.infer<typeof bandSchema>;

/** The changes of a question at a lower level: null inherits the field; a reason leaves the question out. */
export const adaptationSchema = z.object({
  level: questionLevelSchema,
  wording: z.nullable(translatedSchema),
  help: z.nullable(translatedSchema),
  weight: z.nullable(z.number()),
  references: z.nullable(z.array(z.string())),
  leftOutReason: z.nullable(translatedSchema),
});
export type Adaptation = z.infer<typeof adaptationSchema>;

const CONTENT = {
  /** short and unique, for people and files */
  questionRef: field.text(),
  level: questionLevelSchema,
  category: field.choice(QUESTION_CATEGORIES),
  kind: field.choice(QUESTION_KINDS),
  type: field.choice(QUESTION_TYPES),
  wording: translatedSchema,
  help: translatedSchema,
  /** of a choice, two to twenty; of yes/no the answers 'yes' and 'no'; of other types none */
  answers: field.entries(choiceSchema, CHOICES_OF_QUESTION.max),
  /** of a multiple choice; null for other types */
  minChoices: field.orNull(field.count(CHOICES_OF_QUESTION.max)),
  maxChoices: field.orNull(field.count(CHOICES_OF_QUESTION.max)),
  /** of a number: '' without one, and for other types */
  unit: field.text(UNIT_LENGTH),
  /** bounds of a number; null leaves an end open */
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  /** of a number; without bands it is not scored */
  bands: field.entries(bandSchema, MAX_BANDS),
  /** of a scale from 1; null for other types */
  scaleMax: field.orNull(field.count(SCALE_VALUES.max)),
  isScaleReversed: field.flag(),
  /** the words at both ends of a scale; null for other types */
  scaleLow: z.nullable(translatedSchema),
  scaleHigh: z.nullable(translatedSchema),
  weight: z.number(),
  isRequired: field.flag(),
  /** asked about an enclosure or one of its zones; zones hidden for questionnaires are not offered */
  isAboutPlace: field.flag(),
  pictureUrl: field.textOrNull(),
  /** ids of the references that found the question */
  references: field.idList(MAX_CITED),
  adaptations: field.entries(adaptationSchema, MAX_ADAPTATIONS),
} as const;

/** The part of a question that an editor writes. */
export const questionContentSchema = z.object(CONTENT);
export type QuestionContent = z.infer<typeof questionContentSchema>;

/** The fields that an editor writes. */
export const CONTENT_FIELDS = Object.keys(CONTENT) as readonly (keyof QuestionContent)[];

/** A question, as stored in `questions/{questionId}`: the editors' present state of it, published or not. */
export const questionSchema = z.object({
  questionId: field.ownId(),
  ...CONTENT,
  status: field.choice(QUESTION_STATUSES),
  /** how often it was published; a draft with a version is a change of a published question */
  version: field.count(),
  /** the entry of its log that holds the published state; null while there is none */
  publishedLogId: field.older(field.idOrNull(), null),
  authorId: field.author(),
  editorId: field.editor(),
  createdAtUnix: field.instant(),
  updatedAtUnix: field.instant(),
});
export type Question = z.infer<typeof questionSchema>;

/** The values of the fields that an older document may lack. */
export const OLDER_QUESTION = olderFieldsOf(questionSchema);

/** A published state of a question, as questionnaires use it and the computed questions of a species are made of it. */
export const publishedQuestionSchema = z.object({ questionId: z.string(), version: z.int(), ...CONTENT });
export type PublishedQuestion = z.infer<typeof publishedQuestionSchema>;

/** Returns what an editor writes of a question, without the fields that the server keeps. */
export function contentOf(question: QuestionContent): QuestionContent {
  return Object.fromEntries(CONTENT_FIELDS.map((name) => [name, question[name]])) as QuestionContent;
}

/** Returns whether people choose among given answers. */
export function isChoice(type: QuestionType): boolean {
  return type === 'single_choice' || type === 'multiple_choice';
}
