import type { ContextsRepository } from '../../../src/data/contexts/contexts.repository.ts';
import type { EthogramsRepository } from '../../../src/data/ethograms/ethograms.repository.ts';
import type { ProfilesRepository } from '../../../src/data/profiles/profiles.repository.ts';
import type { QuestionnairesRepository } from '../../../src/data/questionnaires/questionnaires.repository.ts';
import type { Repositories } from '../../../src/data/dependencies.ts';
import type { Context, ContextVersion } from '../../../src/domain/contexts/context.ts';
import { CONTEXT_KIND } from '../../../src/domain/contexts/context-table.ts';
import type { Ethogram, EthogramVersion } from '../../../src/domain/ethograms/ethogram.ts';
import { ETHOGRAM_KIND } from '../../../src/domain/ethograms/ethogram-table.ts';
import type { Profile, ProfileVersion } from '../../../src/domain/profiles/profile.ts';
import { PROFILE_KIND } from '../../../src/domain/profiles/profile-table.ts';
import type { Questionnaire, QuestionnaireVersion } from '../../../src/domain/questionnaires/questionnaire.ts';
import { QUESTIONNAIRE_KIND } from '../../../src/domain/questionnaires/questionnaire-table.ts';
import { contentOf } from './content.ts';

/** Published content of every kind; `…Calls` are answers of the server other than success. */
export type KnownContent = {
  readonly ethograms?: readonly Ethogram[];
  readonly ethogramVersions?: readonly EthogramVersion[];
  readonly ethogramCalls?: Partial<EthogramsRepository>;
  readonly questionnaires?: readonly Questionnaire[];
  readonly questionnaireVersions?: readonly QuestionnaireVersion[];
  readonly questionnaireCalls?: Partial<QuestionnairesRepository>;
  readonly profiles?: readonly Profile[];
  readonly profileVersions?: readonly ProfileVersion[];
  readonly profileCalls?: Partial<ProfilesRepository>;
  readonly contexts?: readonly Context[];
  readonly contextVersions?: readonly ContextVersion[];
  readonly contextCalls?: Partial<ContextsRepository>;
};

/** Returns the repositories of published content, with their lists, that accept every change. */
export function contentRepositoriesOf(
  known: KnownContent,
): Pick<Repositories, 'ethograms' | 'questionnaires' | 'profiles' | 'contexts'> {
  return {
    ethograms: () =>
      Promise.resolve({
        ...contentOf(ETHOGRAM_KIND, known.ethograms ?? [], known.ethogramVersions ?? []),
        ...known.ethogramCalls,
      }),
    questionnaires: () =>
      Promise.resolve({
        ...contentOf(QUESTIONNAIRE_KIND, known.questionnaires ?? [], known.questionnaireVersions ?? []),
        ...known.questionnaireCalls,
      }),
    profiles: () =>
      Promise.resolve({
        ...contentOf(PROFILE_KIND, known.profiles ?? [], known.profileVersions ?? []),
        ...known.profileCalls,
      }),
    contexts: () =>
      Promise.resolve({
        ...contentOf(CONTEXT_KIND, known.contexts ?? [], known.contextVersions ?? []),
        ...known.contextCalls,
      }),
  };
}
