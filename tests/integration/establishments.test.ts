import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnnouncementList } from '../../src/data/announcements/announcement-list.ts';
import { announcementsRepository } from '../../src/data/announcements/announcements.repository.ts';
import { administrationRepository } from '../../src/data/establishments/administration.repository.ts';
import type { TypedAnnouncement } from '../../src/domain/announcements/check-announcement.ts';
import type { Establishment } from '../../src/domain/establishments/establishment.ts';
import { as, openRules, place } from '../rules/support/environment.ts';
import { storedTask, storedUser, storedZoo } from '../rules/support/stored-documents.ts';
import { hear } from './support/heard.ts';

const NOW = Date.parse('2026-03-10T08:00:00Z');
const DAY = 86_400_000;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await openRules('data-establishments');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await place(environment, [
    storedZoo('park'),
    storedZoo('bay', { staffAccess: ['guest'] }),
    storedZoo('farm'),
    storedZoo('provider', { zooTiers: 'global', isProvider: true }),
    storedUser('keeper', 'park'),
    storedUser('boss', 'park', { userRight: 'admin' }),
    storedUser('guest', 'park'),
    storedUser('new', 'park', { userStatus: 'pending', eula: 0 }),
    storedUser('off', 'park', { isDisabled: true }),
    storedUser('gone', 'park', { isDeleted: true, isDisabled: true }),
    storedUser('staff', 'provider', { userRight: 'superAdmin', akongoStaff: true }),
  ]);
});
afterAll(() => environment.cleanup());

const administration = (userId: string) => administrationRepository(as(environment, userId));
const announcements = (userId: string) => announcementsRepository(as(environment, userId));

describe('the establishments one may enter', () => {
  it.each([
    ['keeper', false, []],
    ['guest', false, ['bay']],
    ['staff', true, ['bay', 'farm', 'park', 'provider']],
  ])('of %s are listed', async (userId, isStaff, ids) => {
    const heard = hear<Establishment[]>((watcher) =>
      administration(userId).watchReachable({ userId, isStaff }, watcher),
    );
    await heard.until((zoos) => expect(zoos.map((zoo) => zoo.zooId).toSorted()).toEqual(ids));
    heard.end();
  });
});

describe('the settings', () => {
  it('are saved by an admin, with the Slack endpoint apart', async () => {
    const boss = administration('boss');
    const integrations = { slackEndpoint: 'https://hooks.slack.com/services/T0/B0/x' };
    expect(await boss.readIntegrations('park')).toEqual({ ok: true, value: { slackEndpoint: null } });
    expect(await boss.saveSettings({ zooId: 'park', settings: { zooName: 'Parc du Lac' }, integrations })).toEqual({
      ok: true,
      value: null,
    });
    expect(await boss.readIntegrations('park')).toEqual({ ok: true, value: integrations });
  });
  it('are saved all or none', async () => {
    const boss = administration('boss');
    const saved = await boss.saveSettings({
      zooId: 'park',
      settings: { zooName: 'Parc du Lac' },
      integrations: { slackEndpoint: 'http://elsewhere.example' },
    });
    expect(saved).toEqual({ ok: false, error: { code: 'generic/permission-denied' } });
    const heard = hear<Establishment[]>((watcher) =>
      administration('staff').watchReachable({ userId: 'staff', isStaff: true }, watcher),
    );
    await heard.until((zoos) => expect(zoos.find((zoo) => zoo.zooId === 'park')?.zooName).toBe('park'));
    heard.end();
  });
  it('cannot be changed by a keeper, nor can the endpoint be read', async () => {
    const denied = { ok: false, error: { code: 'generic/permission-denied' } };
    expect(await administration('keeper').saveSettings({ zooId: 'park', settings: { code: 'X' } })).toEqual(denied);
    expect(await administration('keeper').readIntegrations('park')).toEqual(denied);
  });
  it('leave the tier to the provider', async () => {
    const changes = { zooTiers: 'global' } as const;
    expect(await administration('boss').administer('park', changes)).toMatchObject({ ok: false });
    expect(await administration('staff').administer('park', changes)).toEqual({ ok: true, value: null });
  });
});

describe('a new establishment', () => {
  const typed = { zooName: 'Volière', type: 'zoo', zooTiers: 'discovery', code: null, languages: ['fr'] } as const;
  it('is created by the provider’s staff alone', async () => {
    const created = await administration('staff').create({ ...typed, languages: ['fr'] });
    expect(created).toMatchObject({ ok: true });
    expect(await administration('boss').create({ ...typed, languages: ['fr'] })).toMatchObject({ ok: false });
  });
});

describe('the figures', () => {
  it('count people by state and tasks by course, up to now', async () => {
    await place(environment, [
      storedTask({ taskId: 'open', zooId: 'park', dueAtUnix: NOW + DAY, updatedAtUnix: NOW - 5 * DAY }),
      storedTask({ taskId: 'late', zooId: 'park', dueAtUnix: NOW - DAY, updatedAtUnix: NOW - 2 * DAY }),
      storedTask({
        taskId: 'done',
        zooId: 'park',
        status: 'DONE',
        completedAtUnix: NOW - 29 * DAY,
        updatedAtUnix: NOW - 29 * DAY,
      }),
      storedTask({
        taskId: 'long-done',
        zooId: 'park',
        status: 'DONE',
        completedAtUnix: NOW - 31 * DAY,
        updatedAtUnix: NOW - 31 * DAY,
      }),
      storedTask({ taskId: 'ahead', zooId: 'park', dueAtUnix: NOW + DAY, updatedAtUnix: NOW + DAY }),
    ]);
    expect(await administration('staff').countFigures(['park', 'farm'], NOW)).toEqual({
      ok: true,
      value: [
        {
          zooId: 'park',
          peopleActive: 3,
          peoplePending: 1,
          peopleDisabled: 1,
          tasksOpen: 3,
          tasksOverdue: 1,
          tasksDone: 1,
          lastActivityUnix: NOW - 2 * DAY,
        },
        {
          zooId: 'farm',
          peopleActive: 0,
          peoplePending: 0,
          peopleDisabled: 0,
          tasksOpen: 0,
          tasksOverdue: 0,
          tasksDone: 0,
          lastActivityUnix: null,
        },
      ],
    });
    expect(await administration('staff').countPeople(['park', 'farm'])).toEqual({
      ok: true,
      value: { park: 5, farm: 0 },
    });
  });
  it('of other parks are refused to an admin', async () => {
    expect(await administration('boss').countFigures(['farm'], NOW)).toMatchObject({
      ok: false,
      error: { code: 'generic/permission-denied' },
    });
  });
});

describe('announcements', () => {
  const typed: TypedAnnouncement = {
    title: 'Pont fermé',
    message: 'Mardi.\nPassez ailleurs.',
    broadcastTeams: ['everyone'],
    expiresAtUnix: Date.now() + DAY,
    sendNotification: false,
  };
  it('are published, changed and deleted by an admin, and reach a keeper at once', async () => {
    const boss = announcements('boss');
    const heard = hear<AnnouncementList>((watcher) => announcements('keeper').watchAll('park', watcher));
    await heard.until((list) => expect(list.announcements).toEqual([]));
    expect(await boss.create({ zooId: 'park', createdBy: 'boss', typed })).toEqual({ ok: true, value: null });
    await heard.until((list) => expect(list.announcements).toMatchObject([{ ...typed, createdBy: 'boss' }]));
    const [latest] = heard.all.slice(-1);
    const id = latest?.ok === true ? (latest.value.announcements[0]?.announcementId ?? '') : '';
    const changed = { ...typed, title: 'Pont ouvert', expiresAtUnix: null };
    expect(await boss.change('park', id, changed)).toEqual({ ok: true, value: null });
    await heard.until((list) => expect(list.announcements).toMatchObject([changed]));
    expect(await announcements('keeper').remove('park', id)).toMatchObject({ ok: false });
    expect(await boss.remove('park', id)).toEqual({ ok: true, value: null });
    await heard.until((list) => expect(list.announcements).toEqual([]));
    heard.end();
  });
  it('are not published by a keeper, nor for another park', async () => {
    const denied = { ok: false, error: { code: 'generic/permission-denied' } };
    expect(await announcements('keeper').create({ zooId: 'park', createdBy: 'keeper', typed })).toEqual(denied);
    expect(await announcements('boss').create({ zooId: 'bay', createdBy: 'boss', typed })).toEqual(denied);
  });
});
