import type { Context, ContextContent, ContextQuestion, ContextVersion } from '../../../src/domain/contexts/context.ts';
import { emptyContext, emptyContextQuestion } from '../../../src/domain/contexts/tidy-context.ts';
import { ofDraft, ofVersion } from './lifecycle.ts';
import { inSevenLanguages } from './seven-languages.ts';

/** Returns a complete question about the weather with two answers, changed by `differences`. */
export function aContextQuestion(differences: Partial<ContextQuestion> = {}): ContextQuestion {
  return {
    ...emptyContextQuestion('weather'),
    ...{ questionRef: 'CTX-WEATHER', wording: inSevenLanguages('Quel temps fait-il ?') },
    answers: [
      { answerId: 'sun', label: inSevenLanguages('Soleil') },
      { answerId: 'rain', label: inSevenLanguages('Pluie') },
    ],
    ...differences,
  };
}

/** Returns a complete context with one question, changed by `differences`. */
export function aContextContent(differences: Partial<ContextContent> = {}): ContextContent {
  return {
    ...emptyContext(),
    ...{ contextRef: 'CTX-TEST', name: inSevenLanguages('Contexte d’essai'), questions: [aContextQuestion()] },
    ...differences,
  };
}

/** Returns a model that was never published, changed by `differences`. */
export function aContext(differences: Partial<Context> = {}): Context {
  return { contextId: 'ctx-test', ...aContextContent(), ...ofDraft(), ...differences };
}

/** Returns a published version 1, changed by `differences`. */
export function aContextVersion(differences: Partial<ContextVersion> = {}): ContextVersion {
  return { contextId: 'ctx-test', ...aContextContent(), ...ofVersion(differences.number), ...differences };
}
