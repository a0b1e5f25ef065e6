import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentId } from '../../scripts/seed/document-id.ts';
import { VIEW_ADDRESS_LENGTH, VIEW_NAME_LENGTH } from '../../src/domain/tasks/shared-view.ts';
import { sampleOf } from './security/support/samples.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedSector, storedUser, storedZoo } from './support/stored-documents.ts';

const VIEWS = 'taskViews/{viewId}';

describe('a view of tasks that is shared with a sector', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-views');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1'),
      storedZoo('zoo-2'),
      ...['admin', 'lead', 'keeper'].map((name) =>
        storedUser(name, 'zoo-1', name === 'admin' ? { userRight: 'admin' } : {}),
      ),
      storedSector('savanna', 'zoo-1', { managementUserIds: ['lead'], sectorKeeper: ['keeper'] }),
      storedSector('pond', 'zoo-1', {}),
      storedSector('foreign', 'zoo-2', { managementUserIds: ['lead'] }),
    ]);
  });
  afterAll(() => environment.cleanup());

  const view = (by: string, differences: Record<string, unknown> = {}) => {
    serial += 1;
    const viewId = documentId(`view ${serial}`);
    const data = { ...sampleOf(VIEWS, { zooId: 'zoo-1', id: viewId, by }), sectorId: 'savanna', ...differences };
    return { path: `taskViews/${viewId}`, data };
  };
  const share = (by: string, differences: Record<string, unknown> = {}) => {
    const { path, data } = view(by, differences);
    return isAllowed(() => setDoc(doc(seenBy(environment, by), path), data));
  };
  const stored = async (by: string) => {
    const one = view(by);
    await place(environment, [one]);
    return one.path;
  };
  const ends = async (by: string, author: string) => {
    const path = await stored(author);
    return isAllowed(() => deleteDoc(doc(seenBy(environment, by), path)));
  };

  it('is shared by the management of the sector and by admins, not by a keeper or in another sector', async () => {
    expect(await share('lead')).toBe(true);
    expect(await share('admin')).toBe(true);
    expect(await share('keeper')).toBe(false);
    expect(await share('lead', { sectorId: 'pond' })).toBe(false);
    expect(await share('admin', { sectorId: 'pond' })).toBe(true);
    for (const by of ['lead', 'admin']) expect(await share(by, { sectorId: 'foreign' })).toBe(false);
    expect(await share('admin', { sectorId: 'gone' })).toBe(false);
  });

  it.each([
    ['the longest name', { name: 'x'.repeat(VIEW_NAME_LENGTH) }, true],
    ['a name one character longer', { name: 'x'.repeat(VIEW_NAME_LENGTH + 1) }, false],
    ['no name', { name: ' ' }, false],
    ['no filters', { address: '' }, true],
    ['the longest address', { address: 'x'.repeat(VIEW_ADDRESS_LENGTH) }, true],
    ['an address one character longer', { address: 'x'.repeat(VIEW_ADDRESS_LENGTH + 1) }, false],
    ['another author', { authorId: 'lead' }, false],
    ['no sector', { sectorId: null }, false],
    ['a field nobody knows', { unheardOf: 1 }, false],
  ])('is shared with %s', async (_what, differences, expected) => {
    expect(await share('admin', differences)).toBe(expected);
  });

  it('is shared without a field that nobody knows in the place of a known one', async () => {
    const { path, data } = view('admin');
    const { address: _address, ...others }: Record<string, unknown> = data;
    const put = (shared: Record<string, unknown>) =>
      isAllowed(() => setDoc(doc(seenBy(environment, 'admin'), path), shared));
    expect(await put({ ...others, unheardOf: '' })).toBe(false);
    expect(await put(others)).toBe(false);
    expect(await put(data)).toBe(true);
  });

  it('is ended by its author, the management of the sector and admins, and by nobody else', async () => {
    expect(await ends('keeper', 'keeper')).toBe(true);
    expect(await ends('lead', 'admin')).toBe(true);
    expect(await ends('admin', 'lead')).toBe(true);
    expect(await ends('keeper', 'lead')).toBe(false);
  });

  it('is never changed', async () => {
    const path = await stored('admin');
    expect(await isAllowed(() => updateDoc(doc(seenBy(environment, 'admin'), path), { name: 'x' }))).toBe(false);
  });
});
