import { describe, expect, it } from 'vitest';
import { aQuestionnaire, aQuestionnaireContent } from '../../../tests/support/builders/questionnaire.ts';
import { aPublishedQuestion } from '../../../tests/support/builders/question.ts';
import { aProfile, aProfileContent, aProfileVersion } from '../../../tests/support/builders/profile.ts';
import { PROFILE_KIND } from '../profiles/profile-table.ts';
import { QUESTIONNAIRE_KIND } from '../questionnaires/questionnaire-table.ts';
import {
  contentOfKind,
  contentVersionFromStored,
  draftFromStored,
  entriesOf,
  idOfContent,
  publishedFromDraft,
  tableWith,
} from './content-kind.ts';

describe('stored content', () => {
  it('is read under the id of its document', () => {
    expect(draftFromStored(PROFILE_KIND, 'other', { ...aProfile(), unheardOf: 1 })).toEqual(
      aProfile({ profileId: 'other' }),
    );
    expect(contentVersionFromStored(PROFILE_KIND, '7', aProfileVersion())?.versionId).toBe('7');
  });
  it('without its shape is none', () => {
    expect(draftFromStored(PROFILE_KIND, 'x', { ...aProfile(), target: 'all' })).toBeNull();
    expect(draftFromStored(PROFILE_KIND, 'x', undefined)).toBeNull();
    expect(contentVersionFromStored(PROFILE_KIND, '1', undefined)).toBeNull();
  });
  it('has what an editor writes, and its id', () => {
    expect(contentOfKind(PROFILE_KIND, aProfile())).toEqual(aProfileContent());
    expect([idOfContent(PROFILE_KIND, aProfile()), idOfContent(PROFILE_KIND, aProfileVersion())]).toEqual([
      'pro-test',
      'pro-test',
    ]);
  });
  it('stands in the list of its owner under its id', () => {
    const entries = { 'pro-test': PROFILE_KIND.entryOf(aProfile(), null) };
    const table = tableWith(PROFILE_KIND, entries, 3);
    expect(table).toEqual({ profiles: entries, updatedAtUnix: 3 });
    expect(entriesOf(PROFILE_KIND, table)).toEqual(entries);
  });
});

it('a draft is published as its next version, with what its kind freezes', () => {
  const before = aQuestionnaire({ zooId: 'zoo-1', version: 2 });
  const questions = [aPublishedQuestion()];
  const by = { userId: 'ana', atUnix: 9 };
  const { version, draft } = publishedFromDraft(QUESTIONNAIRE_KIND, before, by, { questions });
  expect(version).toEqual({
    ...aQuestionnaireContent(),
    ...{ questionnaireId: 'que-test', versionId: '3', number: 3, zooId: 'zoo-1', questions },
    ...{ publishedBy: 'ana', publishedAtUnix: 9 },
  });
  expect(draft).toEqual({ ...before, status: 'published', version: 3, editorId: 'ana', updatedAtUnix: 9 });
});
