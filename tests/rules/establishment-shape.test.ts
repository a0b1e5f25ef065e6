import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteField, doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_ETHOLOGISTS, SETTINGS_LENGTHS } from '../../src/domain/establishments/establishment.ts';
import { establishmentToCreate } from '../../src/domain/establishments/new-establishment.ts';
import { LANGUAGES } from '../../src/domain/users/language.ts';
import { isAllowed, openRules, place, seenBy } from './support/environment.ts';
import { storedUser, storedZoo } from './support/stored-documents.ts';

const ids = (count: number) => Array.from({ length: count }, (_unused, at) => `person-${at}`);

describe('an establishment', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    environment = await openRules('demo-establishments');
    await environment.clearFirestore();
    await place(environment, [
      storedZoo('zoo-1'),
      storedZoo('zoo-2'),
      { path: 'zoo/older', data: { zooId: 'older', zooName: 'Vieux parc', staffAccess: [], type: 'zoo' } },
      storedUser('admin', 'zoo-1', { userRight: 'admin' }),
      storedUser('older-admin', 'older', { userRight: 'admin' }),
      storedUser('pedago', 'zoo-1', { userRight: 'pedagoadmin' }),
      storedUser('pedago-2', 'zoo-2', { userRight: 'pedagoadmin' }),
      storedUser('staff', 'zoo-2', { akongoStaff: true }),
    ]);
  });
  afterAll(() => environment.cleanup());

  const change = (data: Record<string, unknown>, userId = 'admin', zooId = 'zoo-1') =>
    isAllowed(() => updateDoc(doc(seenBy(environment, userId), `zoo/${zooId}`), data));
  const create = (zooId: string, differences: Record<string, unknown> = {}, userId = 'staff') => {
    const typed = { zooName: 'Île', type: 'lab', zooTiers: 'progress', code: null, languages: ['fr', 'de'] } as const;
    const data = { ...establishmentToCreate(zooId, { ...typed, languages: [...typed.languages] }), ...differences };
    return isAllowed(() => setDoc(doc(seenBy(environment, userId), `zoo/${zooId}`), data));
  };

  it.each(Object.entries(SETTINGS_LENGTHS).filter(([field]) => field !== 'slackEndpoint'))(
    'has a %s of at most %d characters',
    async (field, longest) => {
      expect(await change({ [field]: 'x'.repeat(longest) })).toBe(true);
      expect(await change({ [field]: 'x'.repeat(longest + 1) })).toBe(false);
    },
  );

  it.each([
    ['no name', { zooName: '  ' }, false],
    ['every language', { languages: [...LANGUAGES] }, true],
    ['no language', { languages: [] }, false],
    ['a language twice', { languages: ['fr', 'fr'] }, false],
    ['a language the product does not speak', { languages: ['fr', 'sv'] }, false],
    ['as many ethologists as there may be', { referentEthologistIds: ids(MAX_ETHOLOGISTS) }, true],
    ['one ethologist more', { supportEthologistIds: ids(MAX_ETHOLOGISTS + 1) }, false],
    ['its own pedagogical account', { pedagogicalUserId: 'pedago' }, true],
    ['another establishment’s pedagogical account', { pedagogicalUserId: 'pedago-2' }, false],
    ['an admin for its pedagogical account', { pedagogicalUserId: 'admin' }, false],
    ['somebody unknown for its pedagogical account', { pedagogicalUserId: 'nobody' }, false],
    ['no pedagogical account', { pedagogicalUserId: null }, true],
    ['a field nobody knows', { unheardOf: 1 }, false],
    ['a field taken away', { slackChannel: deleteField() }, false],
  ])('is given %s by its admin', async (_what, data, expected) => {
    expect(await change(data)).toBe(expected);
  });

  it('keeps its other settings when its pedagogical account has gone', async () => {
    await place(environment, [storedZoo('zoo-1', { pedagogicalUserId: 'gone' })]);
    expect(await change({ zooName: 'Parc' })).toBe(true);
  });

  it('that was stored before some fields existed is renamed, and its tier changed', async () => {
    expect(await change({ zooName: 'Nouveau parc' }, 'older-admin', 'older')).toBe(true);
    expect(await change({ staffAccess: ['ethologist'] }, 'staff', 'older')).toBe(true);
  });

  it.each([
    ['zooTiers', 'global', 'diamond'],
    ['type', 'project', 'circus'],
    ['staffAccess', ['person-1'], ['a/b']],
  ])('has its %s changed by the provider’s staff alone', async (field, good, bad) => {
    expect(await change({ [field]: good })).toBe(false);
    expect(await change({ [field]: bad }, 'staff')).toBe(false);
    expect(await change({ [field]: good }, 'staff')).toBe(true);
  });

  it.each([
    ['as the product makes it', 'new-1', {}, true],
    ['an id with a blank', 'new 2', {}, false],
    ['the longest id', 'x'.repeat(64), {}, true],
    ['an id one character longer', 'x'.repeat(65), {}, false],
    ['an id that is not the document’s', 'new-3', { zooId: 'another' }, false],
    ['a logo before there is a picture', 'new-4', { logoUrl: 'https://x.example/a.png' }, false],
    ['a pedagogical account before there are people', 'new-5', { pedagogicalUserId: 'pedago' }, false],
    ['the mark of the provider', 'new-6', { isProvider: true }, false],
    ['the mark of the demonstration', 'new-7', { isDemo: true }, false],
    ['no language', 'new-8', { languages: [] }, false],
  ])('is created with %s', async (_what, zooId, differences, expected) => {
    expect(await create(zooId, differences)).toBe(expected);
  });

  it('is created whole: no field replaced by another', async () => {
    const { code: _code, ...rest } = establishmentToCreate('new-9', {
      ...{ zooName: 'Île', type: 'lab', zooTiers: 'progress', code: null, languages: ['fr'] },
    });
    const write = (data: object) => isAllowed(() => setDoc(doc(seenBy(environment, 'staff'), 'zoo/new-9'), data));
    expect(await write({ ...rest, unheardOf: null })).toBe(false);
    expect(await write(rest)).toBe(false);
  });

  it('is created by no admin', async () => {
    expect(await create('new-10', {}, 'admin')).toBe(false);
  });

  it.each([
    ['Slack’s own address', 'https://hooks.slack.com/services/a', true],
    ['no address any more', null, true],
    ['a stranger’s address', 'https://hooks.slack.com.example/a', false],
    ['a name with another letter in place of the first dot', 'https://hooksXslack.com/services/a', false],
    ['a name with another letter in place of the second dot', 'https://hooks.slackXcom/services/a', false],
    ['an address in the clear', 'http://hooks.slack.com/services/a', false],
    ['another place of Slack’s', 'https://hooks.slack.com/workflows/a', false],
    ['an address with a way up', 'https://hooks.slack.com/services/../a', false],
    ['an address with a blank', 'https://hooks.slack.com/services/a b', false],
    ['the longest address', `https://hooks.slack.com/services/${'x'.repeat(500 - 33)}`, true],
    ['an address one character longer', `https://hooks.slack.com/services/${'x'.repeat(500 - 32)}`, false],
  ])('sends its messages to %s', async (_what, slackEndpoint, expected) => {
    const secret = doc(seenBy(environment, 'admin'), 'zoo/zoo-1/private/integrations');
    expect(await isAllowed(() => setDoc(secret, { slackEndpoint }))).toBe(expected);
  });

  it('saves settings and address together or not at all', async () => {
    const database = seenBy(environment, 'admin');
    const save = (slackEndpoint: string) =>
      isAllowed(() =>
        writeBatch(database)
          .update(doc(database, 'zoo/zoo-1'), { code: slackEndpoint.slice(-3) })
          .set(doc(database, 'zoo/zoo-1/private/integrations'), { slackEndpoint })
          .commit(),
      );
    expect(await save('https://hooks.slack.com/services/abc')).toBe(true);
    expect(await save('https://elsewhere.example/abd')).toBe(false);
  });
});
