import { CONTEXT_KIND } from '../../src/domain/contexts/context-table.ts';
import { PROFILE_KIND } from '../../src/domain/profiles/profile-table.ts';
import type { PublishedQuestion } from '../../src/domain/questions/question.ts';
import { publishedOf } from '../../src/domain/questions/stored-question.ts';
import { questionIdsOf, type QuestionnaireContent } from '../../src/domain/questionnaires/questionnaire.ts';
import { QUESTIONNAIRE_KIND } from '../../src/domain/questionnaires/questionnaire-table.ts';
import { readQuestions } from '../content/read-content.ts';
import { readContexts } from '../content/read-contexts.ts';
import { readProfiles } from '../content/read-profiles.ts';
import { readQuestionnaires } from '../content/read-questionnaires.ts';
import { ACCOUNTS } from './accounts.ts';
import { instantOf } from './fates.ts';
import { PARKS } from './parks.ts';
import { publishedDocuments } from './published-content.ts';
import { gorillaQuestionnaire } from './reserved-questionnaire.ts';
import type { SeedDocument } from './seed-document.ts';

const OFFICIAL = { zooId: null, editorId: 'provider-staff' } as const;

/** Returns the official questionnaires and the one that an ethologist made for the largest park, all published. */
export function questionnaireDocuments(today: number): SeedDocument[] {
  const published = new Map(
    readQuestions().map(({ questionId, ...question }) => [questionId, publishedOf(questionId, 1, question)]),
  );
  const frozen = (content: QuestionnaireContent) => ({
    questions: questionIdsOf(content).map((id): PublishedQuestion => {
      const question = published.get(id);
      if (question === undefined) throw new Error(`No question is called ${id}.`);
      return question;
    }),
  });
  const all = [
    ...[...readQuestionnaires().values()].map((content) => ({ content, ...OFFICIAL })),
    { content: gorillaQuestionnaire(), zooId: 'zoo-fullcare', editorId: 'provider-ethologist' },
  ].map((one) => ({ ...one, frozen: frozen(one.content) }));
  return publishedDocuments(QUESTIONNAIRE_KIND, all, instantOf(today, 45));
}

/** Returns the official evaluation profiles, published. */
export function profileDocuments(today: number): SeedDocument[] {
  const all = [...readProfiles().values()].map((content) => ({ content, ...OFFICIAL }));
  return publishedDocuments(PROFILE_KIND, all, instantOf(today, 45));
}

/** Returns the models of contexts, and a copy of each in every establishment that has campaigns, all published. */
export function contextDocuments(today: number): SeedDocument[] {
  const models = [...readContexts().values()];
  const copies = managers().flatMap((owner) => models.map((content) => ({ content, ...owner })));
  const all = [...models.map((content) => ({ content, ...OFFICIAL })), ...copies];
  return publishedDocuments(CONTEXT_KIND, all, instantOf(today, 45));
}

/** Returns the first manager of each establishment that has campaigns. */
function managers(): { readonly zooId: string; readonly editorId: string }[] {
  return PARKS.filter(({ tier, isProvider }) => tier !== 'discovery' && isProvider !== true).flatMap(({ zooId }) => {
    const manager = ACCOUNTS.find((one) => one.zooId === zooId && one.right === 'admin');
    return manager === undefined ? [] : [{ zooId, editorId: manager.userId }];
  });
}
