import type { User } from '../../../src/domain/users/user.ts';
import { createPark, createPerson, type Person } from './park.ts';
import { openBrowser, type Browser } from './suite.ts';

/** Browsers that `closeAll` closes. */
const opened: Browser[] = [];

/** Creates a person as `createPerson` does; their browser is closed by `closeAll`. */
export async function person(zooId: string, differences: Partial<User> = {}): Promise<Person> {
  const created = await createPerson(zooId, differences);
  opened.push(created);
  return created;
}

/** Opens a browser in which nobody is signed in; `closeAll` closes it. */
export function nobody(): Browser {
  const browser = openBrowser();
  opened.push(browser);
  return browser;
}

/** Closes every browser opened here. */
export async function closeAll(): Promise<void> {
  await Promise.all(opened.splice(0).map((browser) => browser.close()));
}

/** Returns the people who may not administer the establishment's people, with the codes they get. */
export async function peopleWithoutRight(
  zooId: string,
  foreign: string,
): Promise<readonly [string, Browser, string][]> {
  const demo = await createPark({ isDemo: true });
  return [
    ['nobody', nobody(), 'auth/session-expired'],
    ['a keeper', await person(zooId), 'generic/permission-denied'],
    ['a pedagogical admin', await person(zooId, { userRight: 'pedagoadmin' }), 'generic/permission-denied'],
    ['an admin elsewhere', await person(await createPark(), { userRight: 'admin' }), foreign],
    ['a disabled admin', await person(zooId, { userRight: 'admin', isDisabled: true }), 'auth/disabled'],
    ['a deleted admin', await person(zooId, { userRight: 'admin', isDeleted: true }), 'auth/deleted'],
    [
      'a pending admin',
      await person(zooId, { userRight: 'admin', userStatus: 'pending' }),
      'generic/permission-denied',
    ],
    ['an admin without the terms', await person(zooId, { userRight: 'admin', eula: 3 }), 'auth/terms-not-accepted'],
    ['a visitor of the demonstration', await person(demo, { userRight: 'admin' }), 'demo/unauthorized-action'],
  ];
}
