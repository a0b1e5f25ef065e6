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

it('a confirmation is the caller’s own: it names no person', () => {
  const one = { zooId: 'zoo-1', informationId: 'i' };
  expect(confirmInformationContract.request.safeParse(one).success).toBe(true);
  expect(confirmInformationContract.request.safeParse({ ...one, userId: 'bo' }).success).toBe(false);
});
