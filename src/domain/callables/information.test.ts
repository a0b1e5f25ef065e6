import { expect, it } from 'vitest';
import { confirmInformationContract, saveInformationContract } from './information.ts';

const saved = {
  zooId: 'zoo-1',
  informationId: null,
  title: 'Visite',
  type: 'info',
  content: 'Demain',
  priority: 'normal',
  displayFromUnix: 1,
  displayUntilUnix: 2,
  needsConfirmation: true,
  recipients: { everyone: false, sectorIds: ['savanna'], roles: ['user'], userIds: [] },
  expectedUpdatedAtUnix: null,
};
const isGood = (differences: object) => saveInformationContract.request.safeParse({ ...saved, ...differences }).success;

it('an information is saved without its audience: the server computes that', () => {
  expect(isGood({})).toBe(true);
  expect(isGood({ audience: ['everyone'] })).toBe(false);
});

it('an information goes to five sectors and two hundred people at most', () => {
  const to = (recipients: object) => isGood({ recipients: { ...saved.recipients, ...recipients } });
  const ids = (count: number) => Array.from({ length: count }, (_unused, at) => `id${at}`);
  expect([to({ sectorIds: ids(5) }), to({ sectorIds: ids(6) })]).toEqual([true, false]);
  expect([to({ userIds: ids(200) }), to({ userIds: ids(201) })]).toEqual([true, false]);
});

it('an information goes to four account roles at most', () => {
  const to = (count: number) => isGood({ recipients: { ...saved.recipients, roles: Array(count).fill('user') } });
  expect([to(4), to(5)]).toEqual([true, false]);
});

it('a longer text than an information may have is taken, so that the server can refuse it by a code', () => {
  const takes = (field: string, length: number) => isGood({ [field]: 'x'.repeat(length) });
  expect([takes('title', 2_000), takes('title', 2_001)]).toEqual([true, false]);
  expect([takes('content', 20_000), takes('content', 20_001)]).toEqual([true, false]);
});

it('a failure to create an information is told apart from a failure to change one', () => {
  const codes = [null, 'i'].map((informationId) => saveInformationContract.failure({ informationId }));
  expect(codes).toEqual(['information/create-failed', 'information/change-failed']);
});

it('a confirmation is the caller’s own: it names no person', () => {
  const one = { zooId: 'zoo-1', informationId: 'i' };
  expect(confirmInformationContract.request.safeParse(one).success).toBe(true);
  expect(confirmInformationContract.request.safeParse({ ...one, userId: 'bo' }).success).toBe(false);
});
