import { expect, it } from 'vitest';
import * as columns from './zoomonitor-columns.ts';

it('the columns of every row are each there once, those of ZooMonitor before ours', () => {
  const all = [...columns.ZOO_HEAD, columns.OCCURRENCE, columns.FRAME, columns.INTERVAL, ...columns.ZOO_OFFSETS];
  expect(new Set(all).size).toBe(all.length);
  expect(columns.ZOO_HEAD.filter((column) => /UTC/.test(column))).toEqual([]);
});
