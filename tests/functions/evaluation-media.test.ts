import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepEvaluationFiles } from '../../functions/src/quick-evaluations/sweep-evaluation-files.ts';
import {
  type EvaluationMedia,
  evaluationMediaPath,
  MAX_QUESTION_MEDIA,
} from '../../src/domain/quick-evaluations/evaluation-media.ts';
import { anEvaluationMedium } from '../support/builders/quick-evaluation.ts';
import { ask, files, outcomeOf, place } from './support/files.ts';
import { createPark, type Person } from './support/park.ts';
import { closeAll, person } from './support/people.ts';
import { aJpeg } from './support/picture-files.ts';
import { createRunningEvaluation } from './support/quick-groups.ts';
import { type Browser, database } from './support/suite.ts';

const DAY = 86_400_000;
let zooId: string;
let owner: Person;
let member: Person;
let jpeg: Buffer;

beforeAll(async () => {
  zooId = await createPark({ zooTiers: 'discovery' });
  owner = await person(zooId);
  member = await person(zooId);
  jpeg = await aJpeg();
});
afterAll(closeAll);

type Running = Awaited<ReturnType<typeof createRunningEvaluation>>;
const begin = () => createRunningEvaluation(zooId, owner.userId, { memberIds: [owner.userId, member.userId] });
const put = async (running: Running, attachmentId: string, content: Buffer | string = jpeg, type = 'image/jpeg') => {
  const path = evaluationMediaPath({ zooId, ...running }, attachmentId);
  await place(path, content, type);
  return path;
};
const add = async (who: Browser, request: Running, attachmentId: string, name = 'abri.jpg') => {
  return outcomeOf(await ask(who, 'addEvaluationMedia', { ...request, attachmentId, name }));
};
const evaluationOf = ({ groupId, evaluationId }: Running) =>
  database.doc(`fastEvalGroups/${groupId}/evaluations/${evaluationId}`);
const mediaOf = async (running: Running): Promise<readonly EvaluationMedia[]> =>
  (await evaluationOf(running).get()).get('media');
const isThere = async (path: string) => (await files.file(path).exists())[0];
const usedBytes = async () => (await database.doc(`zoo/${zooId}/private/storage`).get()).get('bytes') ?? 0;

describe('a photo, a film or a sound of a quick evaluation', () => {
  it('is added to its question by a member, once, with its kind, its size and who added it when', async () => {
    const running = await begin();
    const path = await put(running, 'a1');
    expect(await add(member, running, 'a1', ' abri\nnord.jpg ')).toBe('done');
    expect(await add(owner, running, 'a1')).toBe('done');
    const bytes = Number((await files.file(path).getMetadata())[0].size);
    expect(await mediaOf(running)).toEqual([
      {
        ...{ attachmentId: 'a1', questionId: running.questionId, kind: 'photo', name: 'abri nord.jpg', bytes, path },
        ...{ contentType: 'image/jpeg', addedBy: member.userId, addedAtUnix: expect.any(Number) },
      },
    ]);
  });

  it('takes its room of the establishment', async () => {
    const running = await begin();
    const path = await put(running, 'a1');
    const before = await usedBytes();
    expect(await add(owner, running, 'a1')).toBe('done');
    expect((await usedBytes()) - before).toBe(Number((await files.file(path).getMetadata())[0].size));
  });

  it('is added to an evaluation that was begun before evaluations had media', async () => {
    const running = await begin();
    const { media: _none, ...older } = (await evaluationOf(running).get()).data() ?? {};
    await evaluationOf(running).set(older);
    await put(running, 'a1');
    expect(await add(owner, running, 'a1')).toBe('done');
    expect(await mediaOf(running)).toHaveLength(1);
  });

  it('of another type than it declares is deleted and not added', async () => {
    const running = await begin();
    const path = await put(running, 'a1', '<html>');
    expect(await add(owner, running, 'a1')).toBe('attachment/type-invalid');
    expect([await isThere(path), await mediaOf(running)]).toEqual([false, []]);
  });

  it('that nobody uploaded is not added', async () => {
    expect(await add(owner, await begin(), 'a1')).toBe('attachment/not-found');
  });

  it('is the last one of its question when that has all but one of its files', async () => {
    const running = await begin();
    const one = anEvaluationMedium({ questionId: running.questionId });
    const media = Array.from({ length: MAX_QUESTION_MEDIA - 1 }, (_, at) => ({ ...one, attachmentId: `old-${at}` }));
    await evaluationOf(running).update({ media });
    const paths = [await put(running, 'last'), await put(running, 'more')];
    expect(await add(owner, running, 'last')).toBe('done');
    expect(await add(owner, running, 'more')).toBe('attachment/too-many');
    expect(await Promise.all(paths.map(isThere))).toEqual([true, false]);
  });

  it('is not added by a colleague who is no member, nor by another establishment, and stays in its place', async () => {
    const running = await begin();
    const path = await put(running, 'a1');
    expect(await add(await person(zooId, { userRight: 'superAdmin' }), running, 'a1')).toBe(
      'generic/permission-denied',
    );
    const stranger = await person(await createPark(), { userRight: 'superAdmin' });
    expect(await add(stranger, running, 'a1')).toBe('evaluation/group-not-found');
    expect([await isThere(path), await mediaOf(running)]).toEqual([true, []]);
  });

  it('is not added to a question that is not asked, nor to a finished evaluation', async () => {
    const running = await begin();
    await put(running, 'a1');
    expect(await add(owner, { ...running, questionId: 'another' }, 'a1')).toBe('evaluation/load-failed');
    await evaluationOf(running).update({ status: 'finished' });
    expect(await add(owner, running, 'a1')).toBe('evaluation/load-failed');
    expect(await mediaOf(running)).toEqual([]);
  });

  it('is removed by the person who leads or who added it, and gives its room back', async () => {
    const running = await begin();
    const { groupId, evaluationId } = running;
    const paths = [await put(running, 'a1'), await put(running, 'a2')];
    const before = await usedBytes();
    expect([await add(owner, running, 'a1'), await add(member, running, 'a2')]).toEqual(['done', 'done']);
    const remove = async (who: Browser, attachmentId: string) =>
      outcomeOf(await ask(who, 'removeEvaluationMedia', { groupId, evaluationId, attachmentId }));
    expect(await remove(member, 'a1')).toBe('generic/permission-denied');
    expect(await remove(await person(zooId, { userRight: 'superAdmin' }), 'a1')).toBe('generic/permission-denied');
    expect(await remove(await person(await createPark()), 'a1')).toBe('evaluation/group-not-found');
    expect([await remove(owner, 'a1'), await remove(member, 'a2')]).toEqual(['done', 'done']);
    expect(await remove(owner, 'a1')).toBe('attachment/not-found');
    expect([await mediaOf(running), ...(await Promise.all(paths.map(isThere)))]).toEqual([[], false, false]);
    expect(await usedBytes()).toBe(before);
  });

  it('stays when its evaluation has ended', async () => {
    const running = await begin();
    const { groupId, evaluationId } = running;
    const path = await put(running, 'a1');
    expect(await add(owner, running, 'a1')).toBe('done');
    await evaluationOf(running).update({ status: 'finished' });
    const answer = await ask(owner, 'removeEvaluationMedia', { groupId, evaluationId, attachmentId: 'a1' });
    expect([outcomeOf(answer), await isThere(path)]).toEqual(['evaluation/load-failed', true]);
  });

  it('is deleted a day after it was uploaded when no evaluation names it', async () => {
    const running = await begin();
    const named = await put(running, 'named');
    expect(await add(owner, running, 'named')).toBe('done');
    const forgotten = await put(running, 'forgotten');
    await sweepEvaluationFiles(Date.now() + DAY - 60_000);
    expect(await isThere(forgotten)).toBe(true);
    await sweepEvaluationFiles(Date.now() + DAY + 60_000);
    expect([await isThere(named), await isThere(forgotten)]).toEqual([true, false]);
  });
});
