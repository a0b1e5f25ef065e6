import type { Transaction } from 'firebase-admin/firestore';
import { checkProfile } from '../../../src/domain/profiles/check-profile.ts';
import { missingTexts } from '../../../src/domain/profiles/missing-texts.ts';
import type { ProfileTarget } from '../../../src/domain/profiles/profile.ts';
import { PROFILE_KIND, type ProfileTypes } from '../../../src/domain/profiles/profile-table.ts';
import { tidyProfile } from '../../../src/domain/profiles/tidy-profile.ts';
import { database } from '../common/firebase.ts';
import { groupPath, isDocumentId } from '../common/paths.ts';
import type { ContentServer } from '../content/content-server.ts';
import { publishedQuestionsIn } from '../questions/published-questions.ts';
import { levelsOfCatalogue } from '../taxonomy/levels-of-catalogue.ts';

/** Evaluation profiles; one that is reserved for an establishment may be for a group of it. */
export const PROFILE_SERVER: ContentServer<ProfileTypes> = {
  kind: PROFILE_KIND,
  operations: { official: 'questionnaire.editOfficial', own: 'reservedContent.edit' },
  tidy: tidyProfile,
  missing: missingTexts,
  check: async (content, { transaction, zooId, takenRefs }) =>
    checkProfile(content, {
      taxonomy: await levelsOfCatalogue(transaction),
      takenRefs,
      questionIds: new Set((await publishedQuestionsIn(transaction)).keys()),
      groupIds: await groupIn(transaction, content.target, zooId),
    }),
};

/** Returns the id of the target when it is a group of the establishment; none when it is not. */
async function groupIn(
  transaction: Transaction,
  { kind, id }: ProfileTarget,
  zooId: string | null,
): Promise<ReadonlySet<string>> {
  if (kind !== 'group' || id === null || zooId === null || !isDocumentId(id)) return new Set();
  const group = await transaction.get(database().doc(groupPath(id)));
  return new Set(group.exists && group.get('zooId') === zooId ? [id] : []);
}
