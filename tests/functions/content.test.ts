import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PublishedQuestion } from '../../src/domain/questions/question.ts';
import type { QuestionnaireVersion } from '../../src/domain/questionnaires/questionnaire.ts';
import { aContextContent, aContextQuestion } from '../support/builders/context.ts';
import { aProfileContent } from '../support/builders/profile.ts';
import { aQuestionnaireContent, aSection } from '../support/builders/questionnaire.ts';
import { inSevenLanguages } from '../support/builders/seven-languages.ts';
import { createGroup } from './support/animal-park.ts';
import { type Area, aNewRef } from './support/content.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, peopleWithoutRight, person } from './support/people.ts';
import { publishNewQuestion } from './support/questions.ts';
import { type Browser, database } from './support/suite.ts';

type Fields = Readonly<Record<string, unknown>>;
type Outcome = { success: boolean; data?: Record<string, unknown>; error?: { code: string; field?: string } };

let [zooId, otherId, questionId] = ['', '', ''];
let [staff, ethologist, admin] = [] as unknown as [Person, Person, Person];

beforeAll(async () => {
  staff = await person(await createPark({ isProvider: true, zooTiers: 'global' }), { akongoStaff: true });
  [zooId, otherId] = [await createPark(), await createPark()];
  ethologist = await person(zooId);
  admin = await person(zooId, { userRight: 'superAdmin' });
  await database.doc(`zoo/${zooId}`).update({ supportEthologistIds: [ethologist.userId] });
  questionId = await publishNewQuestion(staff);
});
afterAll(closeAll);

const AREAS: readonly Area[] = ['questionnaire', 'profile', 'context'];
const capital = (area: Area) => `${area[0]?.toUpperCase()}${area.slice(1)}`;
const codeOf = ({ success, error }: Outcome) =>
  success ? 'done' : [error?.code, error?.field].filter(Boolean).join(' ');
const documentOf = async (area: Area, id: string) => (await database.doc(`${area}s/${id}`).get()).data() as Fields;
const versionOf = async (area: Area, id: string, number: number) =>
  (await database.doc(`${area}s/${id}/versions/${number}`).get()).data();
const entryOf = async (area: Area, id: string, owner: string | null) => {
  const path = owner === null ? `various/short${capital(area)}Table` : `zoo/${owner}/${area}Register/all`;
  return ((await database.doc(path).get()).get(`${area}s`) as Record<string, Fields> | undefined)?.[id];
};

/** Returns complete content of a kind under a reference of its own. */
function contentOf(area: Area, differences: Fields = {}): Fields {
  const whole = {
    questionnaire: aQuestionnaireContent({ sections: [aSection('all', questionId)] }),
    profile: aProfileContent(),
    context: aContextContent(),
  }[area];
  return { ...whole, [`${area}Ref`]: aNewRef(), ...differences };
}

type Saving = {
  readonly id?: string | null;
  readonly owner?: string | null;
  readonly who?: Pick<Browser, 'call'>;
  readonly expected?: number;
};
async function save(area: Area, content: Fields, { id = null, owner = zooId, who, expected }: Saving = {}) {
  const request = {
    ...{ [`${area}Id`]: id, zooId: owner, content },
    expectedUpdatedAtUnix: id === null ? null : (expected ?? (await documentOf(area, id))['updatedAtUnix']),
  };
  return (await (who ?? editorOf(area)).call(`save${capital(area)}`, request)) as unknown as Outcome;
}
async function create(area: Area, differences: Fields = {}, saving: Saving = {}): Promise<string> {
  const outcome = await save(area, contentOf(area, differences), saving);
  if (outcome.data === undefined) throw new Error(codeOf(outcome));
  return String(outcome.data[`${area}Id`]);
}
async function publish(area: Area, id: string, who: Pick<Browser, 'call'> = editorOf(area), expected?: number) {
  const expectedUpdatedAtUnix = expected ?? (await documentOf(area, id))?.['updatedAtUnix'] ?? 1;
  const request = { [`${area}Id`]: id, expectedUpdatedAtUnix };
  return (await who.call(`publish${capital(area)}`, request)) as unknown as Outcome;
}
const archive = async (area: Area, id: string, isArchived: boolean, who: Pick<Browser, 'call'> = editorOf(area)) =>
  (await who.call(`archive${capital(area)}`, { [`${area}Id`]: id, isArchived })) as unknown as Outcome;

/** An establishment's contexts are its managers', everything else its ethologists'. */
function editorOf(area: Area): Person {
  return area === 'context' ? admin : ethologist;
}

describe.each(AREAS)('a %s of an establishment', (area) => {
  it('is made and published by its editors, and listed there alone', async () => {
    const content = contentOf(area);
    const { data } = await save(area, content);
    const id = String(data?.[`${area}Id`]);
    expect(id).toBe(String(content[`${area}Ref`]).toLowerCase());
    const { userId } = editorOf(area);
    expect(await documentOf(area, id)).toMatchObject({
      ...content,
      ...{ zooId, status: 'draft', version: 0, authorId: userId, editorId: userId },
    });
    expect((await publish(area, id)).data).toEqual({ [`${area}Id`]: id, version: 1 });
    expect(await versionOf(area, id, 1)).toMatchObject({ ...content, zooId, number: 1, publishedBy: userId });
    expect(await entryOf(area, id, zooId)).toMatchObject({ status: 'published', version: 1, published: {} });
    expect(await entryOf(area, id, null)).toBeUndefined();
    expect(codeOf(await publish(area, id))).toBe(`${area}/nothing-to-publish`);
  });

  it('is a copy of an official one when it is saved with the content of its version', async () => {
    const official = await create(area, {}, { owner: null, who: staff });
    await publish(area, official, staff);
    const version = (await versionOf(area, official, 1)) as Fields;
    const names = Object.keys(contentOf(area));
    const content = Object.fromEntries(names.map((name) => [name, version[name]]));
    const copy = await save(area, content);
    expect(copy.data?.[`${area}Id`]).toBe(`${official}-2`);
    expect(codeOf(await publish(area, `${official}-2`))).toBe('done');
    expect(await documentOf(area, `${official}-2`)).toMatchObject({ ...content, zooId });
  });

  it('is changed beside its version, and archived and restored as it was', async () => {
    const id = await create(area);
    await publish(area, id);
    const first = await versionOf(area, id, 1);
    const content = contentOf(area, { [`${area}Ref`]: (await documentOf(area, id))[`${area}Ref`] });
    expect(codeOf(await save(area, { ...content, description: inSevenLanguages('a') }, { id }))).toBe('done');
    expect(await documentOf(area, id)).toMatchObject({ status: 'draft', version: 1 });
    expect(await versionOf(area, id, 1)).toEqual(first);
    await publish(area, id);
    expect([codeOf(await archive(area, id, true)), codeOf(await archive(area, id, true))]).toEqual(['done', 'done']);
    expect(codeOf(await save(area, content, { id }))).toBe(`${area}/archived`);
    expect(codeOf(await publish(area, id))).toBe(`${area}/archived`);
    await archive(area, id, false);
    expect((await documentOf(area, id))['status']).toBe('published');
  });

  it('that is saved unchanged stays published', async () => {
    const content = contentOf(area);
    const id = String((await save(area, content)).data?.[`${area}Id`]);
    await publish(area, id);
    expect(codeOf(await save(area, content, { id }))).toBe('done');
    expect((await documentOf(area, id))['status']).toBe('published');
  });

  it('is refused to the second of two editors', async () => {
    const id = await create(area);
    const { updatedAtUnix, ...stored } = await documentOf(area, id);
    const content = contentOf(area, { [`${area}Ref`]: stored[`${area}Ref`], description: inSevenLanguages('a') });
    const expected = Number(updatedAtUnix);
    const outcomes = [await save(area, content, { id, expected }), await save(area, content, { id, expected })];
    expect(outcomes.map(codeOf)).toEqual(['done', `${area}/changed-meanwhile`]);
    expect(codeOf(await publish(area, id, undefined, expected))).toBe(`${area}/changed-meanwhile`);
  });

  it('is not published while a translation is missing, and the answer says which', async () => {
    const id = await create(area, { description: { ...inSevenLanguages('a'), nl: '' } });
    expect(codeOf(await publish(area, id))).toBe(`${area}/translations-missing description.nl`);
  });

  it('has a reference that no other of its owner has', async () => {
    const { [`${area}Ref`]: ref } = await documentOf(area, await create(area));
    expect(codeOf(await save(area, contentOf(area, { [`${area}Ref`]: ref })))).toBe(`${area}/ref-exists ${area}Ref`);
  });

  it('does not become official, nor that of another establishment', async () => {
    const id = await create(area);
    const missing = `${area}/not-found ${area}Id`;
    expect(codeOf(await save(area, contentOf(area), { id, owner: null, who: staff }))).toBe(missing);
    expect(codeOf(await save(area, contentOf(area), { id, owner: otherId, who: staff }))).toBe(
      area === 'context' ? 'generic/permission-denied' : missing,
    );
  });

  it.each(['', '.', '__proto__', '__all__', 'a/b', 'unheard-of', 'x'.repeat(129)])(
    'is not found under the id "%s"',
    async (id) => {
      const outcomes = [await publish(area, id, undefined, 1), await archive(area, id, true)];
      for (const code of outcomes.map(codeOf))
        expect([`${area}/not-found ${area}Id`, `generic/invalid-input ${area}Id`]).toContain(code);
    },
  );

  it('is closed to everybody without the right, and to the demonstration', async () => {
    const id = await create(area);
    const others = await peopleWithoutRight(zooId, 'zoo/foreign');
    const refused: [string, Pick<Browser, 'call'>, string] =
      area === 'context'
        ? ['its ethologist', ethologist, 'generic/permission-denied']
        : ['its admin', admin, 'generic/permission-denied'];
    for (const [who, browser, code] of [...others, refused]) {
      const outcomes = [
        await save(area, contentOf(area), { who: browser }),
        await publish(area, id, browser),
        await archive(area, id, true, browser),
      ];
      expect([who, ...outcomes.map((one) => codeOf(one).split(' ')[0])]).toEqual([who, code, code, code]);
    }
    expect(await documentOf(area, id)).toMatchObject({ status: 'draft', version: 0 });
  });
});

describe.each(AREAS)('an official %s', (area) => {
  it("is the provider's staff's alone", async () => {
    const id = await create(area, {}, { owner: null, who: staff });
    expect(await entryOf(area, id, null)).toMatchObject({ status: 'draft', published: null });
    for (const who of [ethologist, admin]) {
      const outcomes = [
        await save(area, contentOf(area), { owner: null, who }),
        await publish(area, id, who),
        await archive(area, id, true, who),
      ];
      expect(outcomes.map(codeOf)).toEqual(outcomes.map(() => 'generic/permission-denied'));
    }
    expect(codeOf(await publish(area, id, staff))).toBe('done');
    expect(codeOf(await archive(area, id, true, staff))).toBe('done');
  });
});

describe('a version of a questionnaire', () => {
  it('holds its questions as they were published, in their order, whatever becomes of them', async () => {
    const other = await publishNewQuestion(staff);
    const id = await create('questionnaire', { sections: [aSection('a', other), aSection('b', questionId)] });
    await publish('questionnaire', id);
    const { questions } = (await versionOf('questionnaire', id, 1)) as unknown as QuestionnaireVersion;
    expect(questions.map((one) => [one.questionId, one.version])).toEqual([
      [other, 1],
      [questionId, 1],
    ]);
    const stored = (await database.doc(`questions/${other}`).get()).data() as PublishedQuestion;
    expect(questions[0]).toMatchObject({ wording: stored.wording, answers: stored.answers });
    await staff.call('archiveQuestion', { questionId: other, isArchived: true });
    expect(await versionOf('questionnaire', id, 1)).toMatchObject({ questions });
    const content = contentOf('questionnaire', { sections: [aSection('a', questionId, other)] });
    expect(codeOf(await save('questionnaire', content, { id }))).toBe(
      'questionnaire/question-unknown sections.0.questionIds.1',
    );
  });

  it('is refused for a question that was archived since the draft was saved', async () => {
    const other = await publishNewQuestion(staff);
    const id = await create('questionnaire', { sections: [aSection('a', questionId, other)] });
    await staff.call('archiveQuestion', { questionId: other, isArchived: true });
    expect(codeOf(await publish('questionnaire', id))).toBe('questionnaire/question-unknown sections.0.questionIds.1');
  });

  it('has a condition on the answers of an earlier question', async () => {
    const other = await publishNewQuestion(staff);
    const sections = [aSection('a', questionId, other)];
    const withCondition = (answerId: string) => ({
      sections,
      conditions: [{ questionId: other, dependsOn: questionId, answerIds: [answerId] }],
    });
    expect(codeOf(await save('questionnaire', contentOf('questionnaire', withCondition('partly'))))).toBe('done');
    expect(codeOf(await save('questionnaire', contentOf('questionnaire', withCondition('x'))))).toBe(
      'questionnaire/condition-answers conditions.0.answerIds',
    );
  });
});

describe('a profile for a group', () => {
  it('is for a group of its own establishment', async () => {
    const [own, foreign] = [await createGroup(zooId, null), await createGroup(otherId, null)];
    const target = (id: string) => contentOf('profile', { target: { kind: 'group', id } });
    expect(codeOf(await save('profile', target(own)))).toBe('done');
    const unknown = 'profile/target-unknown target';
    expect(codeOf(await save('profile', target(foreign)))).toBe(unknown);
    expect(codeOf(await save('profile', target('unheard-of')))).toBe(unknown);
    expect(codeOf(await save('profile', target('a/b')))).toBe(unknown);
    expect(codeOf(await save('profile', target(own), { owner: null, who: staff }))).toBe(unknown);
  });

  it('weighs published questions alone', async () => {
    const { weights } = aProfileContent();
    const weighing = (id: string) => contentOf('profile', { weights: { ...weights, questions: { [id]: 2 } } });
    expect(codeOf(await save('profile', weighing(questionId)))).toBe('done');
    expect(codeOf(await save('profile', weighing('__all__')))).toBe('profile/weight-unknown weights.questions.__all__');
  });
});

describe('a context', () => {
  const inFrench = (text: string) => ({ ...inSevenLanguages(''), fr: text });
  const french = () => ({
    name: inFrench('Chez nous'),
    questions: [aContextQuestion({ type: 'text', answers: [], wording: inFrench('Quoi ?') })],
  });

  it('of an establishment is published in the languages in which it was begun, a model in all', async () => {
    expect(codeOf(await publish('context', await create('context', french())))).toBe('done');
    const model = await create('context', french(), { owner: null, who: staff });
    expect(codeOf(await publish('context', model, staff))).toBe('context/translations-missing name.en');
  });

  it('names the field of a question that is wrong', async () => {
    const questions = [aContextQuestion({ answers: [] })];
    expect(codeOf(await save('context', contentOf('context', { questions })))).toBe(
      'question/answers-too-few questions.0.answers',
    );
  });
});
