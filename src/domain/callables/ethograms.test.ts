import { expect, it } from 'vitest';
import { anEthogramContent } from '../../../tests/support/builders/ethogram.ts';
import { failureCodeOf } from './contract.ts';
import { archiveEthogramContract, saveEthogramContract } from './ethograms.ts';

it('carries the content of an ethogram alone, whatever its owner', () => {
  const request = { ethogramId: null, zooId: null, content: anEthogramContent(), expectedUpdatedAtUnix: null };
  const takes = (data: object) => saveEthogramContract.request.safeParse(data).success;
  expect([takes(request), takes({ ...request, zooId: 'zoo-1' })]).toEqual([true, true]);
  expect(takes({ ...request, content: { ...anEthogramContent(), status: 'published' } })).toBe(false);
  expect(takes({ ...request, content: { ...anEthogramContent(), kept: 'x'.repeat(20_001) } })).toBe(false);
});
it('fails with the words for archiving, or for restoring', () => {
  const code = (isArchived: boolean) => failureCodeOf(archiveEthogramContract, { ethogramId: 'a', isArchived });
  expect([code(true), code(false)]).toEqual(['ethogram/archive-failed', 'ethogram/restore-failed']);
});
