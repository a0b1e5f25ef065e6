import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question, QuestionContent } from '../../src/domain/questions/question.ts';
import { contentOf } from '../../src/domain/questions/question.ts';
import { inSevenLanguages } from '../support/builders/seven-languages.ts';
import { aTaxonRequest } from './support/catalogue.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { aNewQuestion, questionsOfDocuments, storedQuestions } from './support/questions.ts';
import { stored } from './support/records.ts';
import { type Browser, database } from './support/suite.ts';

type Outcome = {
  success: boolean;
  data?: { questionId: string; updatedAtUnix: number; version: number; id: string };
  error?: { code: string; field?: string };
};
let staff: Person;
let colleague: Person;
let orderId: string;

beforeAll(async () => {
  const provider = await createPark({ isProvider: true, zooTiers: 'global' });
  staff = await person(provider, { akongoStaff: true, userFirstname: 'Ana', userLastname: 'Keller' });
  colleague = await person(provider, { akongoStaff: true });
  orderId = (await call('saveTaxon', aTaxonRequest(null))).data!.id;
});
afterAll(closeAll);

const call = async (name: string, request: unknown, who: Pick<Browser, 'call'> = staff) =>
  (await who.call(name, request)) as unknown as Outcome;
const codeOf = ({ success, error }: Pick<Outcome, 'success' | 'error'>) =>
  success ? 'done' : [error?.code, error?.field].filter(Boolean).join(' ');
const questionOf = async (questionId: string) => (await stored(`questions/${questionId}`)) as unknown as Question;
const save = async (questionId: string | null, content: QuestionContent, expected?: number, who?: Person) =>
  call(
    'saveQuestion',
    {
      questionId,
      content,
      expectedUpdatedAtUnix: questionId === null ? null : (expected ?? (await questionOf(questionId)).updatedAtUnix),
    },
    who,
  );
const create = async (differences: Partial<QuestionContent> = {}) => {
  const outcome = await save(null, aNewQuestion(differences));
  if (outcome.data === undefined) throw new Error(codeOf(outcome));
  return outcome.data.questionId;
};
const change = async (questionId: string, differences: Partial<QuestionContent>) =>
  save(questionId, { ...contentOf(await questionOf(questionId)), ...differences });
const publish = async (questionId: string) => {
  const { updatedAtUnix } = await questionOf(questionId);
  return call('publishQuestion', { questionId, expectedUpdatedAtUnix: updatedAtUnix });
};
const archive = (questionId: string, isArchived: boolean) => call('archiveQuestion', { questionId, isArchived });
const logsOf = async (questionId: string) => {
  const { docs } = await database.collection(`questions/${questionId}/logs`).orderBy('atUnix').get();
  return docs.map((one) => one.data());
};
/** The table and the parts hold the question as its documents say. */
const expectAgreement = async (questionId: string) => {
  const [{ table, published }, expected] = [await storedQuestions(), await questionsOfDocuments([questionId])];
  const { part, ...entry } = table.questions[questionId]!;
  expect(entry).toEqual({ ...expected.questions[questionId], part: undefined });
  expect(published[questionId]).toEqual(expected.published[questionId]);
  expect(part === null).toBe(expected.published[questionId] === undefined);
};

describe('a question', () => {
  it('is a draft at first, called by its reference, with its first step on record', async () => {
    const content = aNewQuestion();
    const { data } = await save(null, content);
    const questionId = data!.questionId;
    expect(questionId).toBe(content.questionRef.toLowerCase());
    expect(await questionOf(questionId)).toMatchObject({
      ...content,
      ...{ questionId, status: 'draft', version: 0, publishedLogId: null },
      ...{ authorId: staff.userId, editorId: staff.userId, updatedAtUnix: data!.updatedAtUnix },
    });
    expect(await logsOf(questionId)).toMatchObject([
      { action: 'created', by: staff.userId, byName: 'Ana Keller', status: 'draft', content },
    ]);
    await expectAgreement(questionId);
  });

  it('is published with all its translations, and stays in use while it is changed', async () => {
    const questionId = await create();
    expect((await publish(questionId)).data).toEqual({ questionId, version: 1 });
    await expectAgreement(questionId);
    expect(codeOf(await change(questionId, { weight: 7 }))).toBe('done');
    expect(await questionOf(questionId)).toMatchObject({ status: 'draft', version: 1, weight: 7 });
    expect((await storedQuestions()).published[questionId]).toMatchObject({ version: 1, weight: 1 });
    await expectAgreement(questionId);
    expect((await publish(questionId)).data?.version).toBe(2);
    expect((await storedQuestions()).published[questionId]).toMatchObject({ version: 2, weight: 7 });
    expect((await logsOf(questionId)).map(({ action }) => action)).toEqual([
      'created',
      'published',
      'changed',
      'published',
    ]);
  });

  it('is not published while a translation is missing, and the answer says which', async () => {
    const questionId = await create({ wording: { ...inSevenLanguages(`Sans ${Math.random()}`), de: '' } });
    expect(codeOf(await publish(questionId))).toBe('question/translations-missing wording.de');
    expect((await storedQuestions()).table.questions[questionId]).toMatchObject({ isComplete: false, part: null });
  });

  it('is published once', async () => {
    const questionId = await create();
    await publish(questionId);
    expect(codeOf(await publish(questionId))).toBe('question/nothing-to-publish');
  });

  it('that is saved unchanged stays published, and leaves no step', async () => {
    const questionId = await create();
    await publish(questionId);
    expect(codeOf(await change(questionId, {}))).toBe('done');
    expect((await questionOf(questionId)).status).toBe('published');
    expect(await logsOf(questionId)).toHaveLength(2);
  });

  it('is archived and restored as it was, and never deleted', async () => {
    const questionId = await create();
    await publish(questionId);
    expect(codeOf(await archive(questionId, true))).toBe('done');
    expect((await storedQuestions()).published[questionId]).toBeUndefined();
    await expectAgreement(questionId);
    expect(codeOf(await archive(questionId, true))).toBe('done');
    expect(codeOf(await change(questionId, { weight: 3 }))).toBe('question/archived');
    expect(codeOf(await publish(questionId))).toBe('question/archived');
    expect(codeOf(await archive(questionId, false))).toBe('done');
    expect(await questionOf(questionId)).toMatchObject({ status: 'published', version: 1 });
    await expectAgreement(questionId);
    expect((await logsOf(questionId)).map(({ action }) => action)).toEqual([
      'created',
      'published',
      'archived',
      'restored',
    ]);
  });

  it('that was being changed when it was archived comes back as that draft, beside its published state', async () => {
    const questionId = await create();
    await publish(questionId);
    await change(questionId, { weight: 9 });
    await archive(questionId, true);
    await archive(questionId, false);
    expect(await questionOf(questionId)).toMatchObject({ status: 'draft', weight: 9, version: 1 });
    expect((await storedQuestions()).published[questionId]).toMatchObject({ weight: 1 });
  });

  it('gets one of two changes at once: the second editor is told', async () => {
    const questionId = await create();
    const before = await questionOf(questionId);
    const contents = [4, 5].map((weight) => ({ ...contentOf(before), weight }));
    const outcomes = await Promise.all([
      save(questionId, contents[0]!, before.updatedAtUnix, staff),
      save(questionId, contents[1]!, before.updatedAtUnix, colleague),
    ]);
    expect(outcomes.map(codeOf).toSorted()).toEqual(['done', 'question/changed-meanwhile']);
    expect(await logsOf(questionId)).toHaveLength(2);
  });

  it('is refused with the reference of another question, and may keep its own', async () => {
    const [one, other] = [await create(), await create()];
    const { questionRef } = await questionOf(one);
    expect(codeOf(await change(other, { questionRef }))).toBe('question/ref-exists questionRef');
    expect(codeOf(await change(one, { weight: 2 }))).toBe('done');
  });

  it.each([
    [{ questionRef: 'x' }, 'question/ref-invalid questionRef'],
    [{ level: { kind: 'species', id: 'unicorn' } }, 'question/level-unknown level'],
    [{ answers: [] }, 'question/answers-too-few answers'],
    [{ type: 'multiple_choice', minChoices: 2, maxChoices: 1 }, 'question/choices-order minChoices'],
    [{ references: ['unknown'] }, 'question/reference-unknown references'],
  ] as [Partial<QuestionContent>, string][])('is refused with %j', async (differences, code) => {
    expect(codeOf(await save(null, aNewQuestion(differences)))).toBe(code);
  });

  it('is adapted to a level of the catalogue', async () => {
    const adaptation = {
      ...{ level: { kind: 'order' as const, id: orderId }, wording: null, help: null, weight: 2 },
      ...{ references: null, leftOutReason: null },
    };
    const questionId = await create({ adaptations: [adaptation] });
    expect((await questionOf(questionId)).adaptations).toEqual([adaptation]);
  });

  it('that nobody wrote cannot be changed, published or archived', async () => {
    expect(codeOf(await save('unknown', aNewQuestion(), 1))).toBe('question/not-found questionId');
    expect(codeOf(await call('publishQuestion', { questionId: 'a/b', expectedUpdatedAtUnix: 1 }))).toBe(
      'question/not-found questionId',
    );
    expect(codeOf(await archive('unknown', true))).toBe('question/not-found questionId');
  });
});

describe('the bibliography', () => {
  const source = (differences: object = {}) => ({
    ...{ referenceId: null, expectedUpdatedAtUnix: null, type: 'article', authors: ['Mellor, David'], year: 2020 },
    ...{ title: `On ${Math.random()}`, container: 'Animals', volume: '10', pages: '', doi: '', url: '' },
    ...differences,
  });
  const saveAll = async (...references: object[]) =>
    (await call('saveReferences', { references })) as unknown as Omit<Outcome, 'data'> & {
      data?: { referenceIds: string[] };
    };
  const registered = async () => (await stored('bibliographyRegister/all'))!['references'] as Record<string, object>;

  it('takes sources, each under an id of its own, and a question may cite them', async () => {
    const { data } = await saveAll(source(), source());
    const [one, other] = data!.referenceIds;
    expect(one).not.toBe(other);
    expect(await stored(`bibliography/${one}`)).toMatchObject({ referenceId: one, authorId: staff.userId });
    expect(Object.keys(await registered())).toEqual(expect.arrayContaining([one, other]));
    const questionId = await create({ references: [one!] });
    expect((await storedQuestions()).table.questions[questionId]!.references).toEqual([one]);
  });

  it('takes all sources of a call or none', async () => {
    const before = Object.keys(await registered()).length;
    expect(codeOf(await saveAll(source(), source({ title: ' ' })))).toBe(
      'bibliography/title-required references.1.title',
    );
    const twice = source();
    expect(codeOf(await saveAll(twice, twice))).toBe('bibliography/exists references.1.title');
    expect(Object.keys(await registered())).toHaveLength(before);
  });

  it('changes a source as its editor saw it', async () => {
    const [referenceId] = (await saveAll(source())).data!.referenceIds;
    const { updatedAtUnix } = (await stored(`bibliography/${referenceId}`))!;
    const changed = source({ referenceId, expectedUpdatedAtUnix: updatedAtUnix, year: 2021 });
    expect((await saveAll(changed)).data?.referenceIds).toEqual([referenceId]);
    expect(await stored(`bibliography/${referenceId}`)).toMatchObject({ year: 2021 });
    expect(codeOf(await saveAll(changed))).toBe('bibliography/changed-meanwhile references.0');
    expect(codeOf(await saveAll(source({ referenceId: 'unknown', expectedUpdatedAtUnix: 1 })))).toBe(
      'bibliography/not-found references.0.referenceId',
    );
  });
});

describe('people who are not of the provider', () => {
  const refused = { success: false, error: { code: 'generic/permission-denied' } };
  it.each([
    ['an admin of an establishment', { userRight: 'superAdmin' }],
    ['a keeper', {}],
    ['a pedagogical account', { userRight: 'pedagoadmin' }],
    ['the internal team, which reads', { rightsRoles: ['internalTeam'] }],
  ] as const)('change nothing: %s', async (_who, differences) => {
    const questionId = await create();
    const other = await person(await createPark(), differences as Parameters<typeof person>[1]);
    const { updatedAtUnix } = await questionOf(questionId);
    const content = aNewQuestion();
    const attempts = [
      await call('saveQuestion', { questionId: null, content, expectedUpdatedAtUnix: null }, other),
      await call('publishQuestion', { questionId, expectedUpdatedAtUnix: updatedAtUnix }, other),
      await call('archiveQuestion', { questionId, isArchived: true }, other),
    ];
    expect(attempts).toEqual([refused, refused, refused]);
    expect(await logsOf(questionId)).toHaveLength(1);
  });

  it('change nothing: visitors of the demonstration', async () => {
    const visitor = await person(await createPark({ isDemo: true }), { userRight: 'superAdmin' });
    expect(codeOf(await call('archiveQuestion', { questionId: 'any', isArchived: true }, visitor))).toBe(
      'demo/unauthorized-action',
    );
  });
});
