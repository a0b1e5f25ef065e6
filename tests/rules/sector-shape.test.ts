import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, deleteField, doc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedSector, storedUser, storedZoo } from './support/stored-documents.ts';
import { documentId } from '../../scripts/seed/document-id.ts';

const ids = (count: number) => Array.from({ length: count }, (_unused, at) => `person-${at}`);

describe('a sector', () => {
  let environment: RulesTestEnvironment;
  let serial = 0;
  beforeAll(async () => {
    environment = await openRules('demo-sectors');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1'),
      storedUser('admin', 'zoo-1', { userRight: 'admin' }),
      storedUser('lead', 'zoo-1'),
      storedSector('led', 'zoo-1', { managementUserIds: ['lead'], sectorProfilePicture: { url: 'https://x/a' } }),
    ]);
  });
  afterAll(() => environment.cleanup());

  const create = (differences: Record<string, unknown>) => {
    serial += 1;
    const { path, data } = storedSector(documentId(`sector ${serial}`), 'zoo-1', differences);
    return isAllowed(() => setDoc(doc(seenBy(environment, 'admin'), path), data));
  };

  it.each([
    ['as the product makes it', {}, true],
    ['a field nobody knows', { unheardOf: 1 }, false],
    ['an id that is not the document’s', { sectorId: 'another' }, false],
    ['a name of spaces', { sectorName: '  ', label: '  ' }, false],
    ['the longest name', { sectorName: 'x'.repeat(100), label: 'x'.repeat(100) }, true],
    ['a name one character longer', { sectorName: 'x'.repeat(101), label: 'x'.repeat(101) }, false],
    ['a label unlike its name', { label: 'Plaine' }, false],
    ['a value unlike its id', { value: 'another' }, false],
    ['200 keepers', { sectorKeeper: ids(200) }, true],
    ['201 keepers', { sectorKeeper: ids(201) }, false],
    ['the same lead twice', { managementUserIds: ['a', 'a'] }, false],
    ['veterinaries that are no list', { veterinaryUserIds: 'a' }, false],
    ['a nutritionist without a name', { nutritionUserIds: [''] }, false],
    ['a colour of three digits', { sectorColor: '#abc' }, false],
    ['a colour that is a number', { sectorColor: 255 }, false],
    ['a picture, which is the server’s to give', { sectorProfilePicture: { url: 'https://x/a' } }, false],
    ['a space before its name', { sectorName: ' Savane', label: ' Savane' }, false],
    ['a control character in its name', { sectorName: 'Sa\u0007vane', label: 'Sa\u0007vane' }, false],
  ])('with %s', async (_what, differences, expected) => {
    expect(await create(differences)).toBe(expected);
  });

  it('is renamed by its lead, and neither moved nor given another id', async () => {
    const change = (data: Record<string, unknown>) =>
      isAllowed(() => updateDoc(doc(seenBy(environment, 'lead'), 'sectors/led'), data));
    expect(await change({ sectorName: 'Plaine', label: 'Plaine' })).toBe(true);
    expect(await change({ sectorName: 'Forêt' })).toBe(false);
    expect(await change({ zooId: 'zoo-2' })).toBe(false);
    expect(await change({ sectorProfilePicture: null })).toBe(false);
    expect(await change({ sectorProfilePicture: deleteField() })).toBe(false);
    expect(await change({ sectorColor: deleteField() })).toBe(false);
    expect(await change({ sectorProfilePicture: { url: 'https://elsewhere.example/pixel.gif' } })).toBe(false);
    expect(await change({ sectorId: 'other', value: 'other' })).toBe(false);
  });

  it('is deleted by no browser: the server alone sees that no enclosure is left', async () => {
    for (const person of ['admin', 'lead'])
      expect(await isAllowed(() => deleteDoc(doc(seenBy(environment, person), 'sectors/led')))).toBe(false);
  });
});
