// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WaitingChange } from '#domain/tasks/waiting-change.ts';

const close: WaitingChange = { taskId: 'task-1', title: 'Nourrir', action: 'close', atUnix: 7 };

/** A page of the same browser. */
async function aPage() {
  vi.resetModules();
  return import('./waiting-changes.ts');
}

describe('changes that wait for the network', () => {
  beforeEach(() => localStorage.clear());

  it('are left to the next page of the browser when their page is gone, for each person apart', async () => {
    const former = await aPage();
    former.keepWaiting('ana', close);
    expect(former.waitingFromEarlierPages('ana')).toEqual([]);
    const next = await aPage();
    expect(next.waitingFromEarlierPages('ana')).toEqual([close]);
    expect(next.waitingFromEarlierPages('bo')).toEqual([]);
  });
  it('are forgotten one by one as they are answered', async () => {
    const former = await aPage();
    former.keepWaiting('ana', close);
    former.keepWaiting('ana', { ...close, taskId: 'task-2' });
    const next = await aPage();
    next.forgetWaiting('ana', close);
    expect(next.waitingFromEarlierPages('ana').map(({ taskId }) => taskId)).toEqual(['task-2']);
  });
  it('are all forgotten with the device’s copy', async () => {
    (await aPage()).keepWaiting('ana', close);
    const next = await aPage();
    next.forgetAllWaiting();
    expect(next.waitingFromEarlierPages('ana')).toEqual([]);
  });
  it('are none when the stored ones cannot be read', async () => {
    localStorage.setItem('enclos.waiting-tasks.ana', '[{"taskId":1}]');
    expect((await aPage()).waitingFromEarlierPages('ana')).toEqual([]);
  });
});
