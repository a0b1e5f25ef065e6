import { expect, it } from 'vitest';
import { anActor } from '../../../tests/support/builders/actor.ts';
import { mayEndView, mayShareWith, type SharedView, sharedViewSchema, viewsOf } from './shared-view.ts';

const keeper = anActor();
const lead = anActor({ userId: 'mia', sectors: { ...keeper.sectors, keeper: [], management: ['savanna'] } });
const admin = anActor({ userId: 'ada', role: 'admin', sectors: { ...keeper.sectors, keeper: [] } });
const [own = ''] = keeper.sectors.keeper;
const view = (sectorId: string, authorId = 'somebody'): SharedView => ({
  ...{ viewId: `of-${sectorId}`, zooId: keeper.zooId, sectorId, name: 'Ronde', address: 'due=overdue' },
  ...{ authorId, createdAtUnix: 1 },
});

it('a shared view is read when it is whole', () => {
  expect(sharedViewSchema.parse(view('savanna'))).toEqual(view('savanna'));
  expect(sharedViewSchema.safeParse({ ...view('savanna'), sectorId: null }).success).toBe(false);
});

it('a person sees the views of their sectors and their own, an admin all of them', () => {
  const views = [view(own), view('elsewhere'), view('third', keeper.userId)];
  expect(viewsOf(keeper, views).map(({ sectorId }) => sectorId)).toEqual([own, 'third']);
  expect(viewsOf(admin, views)).toEqual(views);
});

it('the management of a sector and admins share with it, a keeper does not', () => {
  expect(mayShareWith(keeper, keeper.zooId, own)).toBe(false);
  expect(['savanna', 'elsewhere'].map((id) => mayShareWith(lead, lead.zooId, id))).toEqual([true, false]);
  expect(mayShareWith(admin, admin.zooId, 'elsewhere')).toBe(true);
});

it('its author, the management of its sector and admins end a sharing, nobody else', () => {
  expect([mayEndView(keeper, view(own)), mayEndView(keeper, view(own, keeper.userId))]).toEqual([false, true]);
  expect([mayEndView(lead, view('savanna')), mayEndView(lead, view('elsewhere'))]).toEqual([true, false]);
  expect(mayEndView(admin, view('elsewhere'))).toBe(true);
});
