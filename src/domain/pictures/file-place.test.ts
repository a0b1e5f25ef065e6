import { describe, expect, it } from 'vitest';
import { folderPath, isThumbnail, readFilePlace, readFolder, thumbnailPath } from './file-place.ts';

describe('the path of a file', () => {
  it.each([
    ['zoo-1/sectors/s1/a.jpg', { zooId: 'zoo-1', kind: 'sectors', ownerId: 's1', file: 'a.jpg' }],
    ['zoo-1/enclosures/e1/thumbnails/a.jpg', { kind: 'enclosures', ownerId: 'e1', file: 'thumbnails/a.jpg' }],
    ['zoo-1/animals/a1/a.jpg', { kind: 'animals', ownerId: 'a1' }],
    ['zoo-1/users/u1/a.png', { kind: 'users', ownerId: 'u1' }],
    ['zoo-1/logo/a.png', { kind: 'logo', ownerId: 'zoo-1', file: 'a.png' }],
    ['zoo-1/logo/thumbnails/a.png', { kind: 'logo', ownerId: 'zoo-1', file: 'thumbnails/a.png' }],
    ['zoo-1/exports/u1/tâches du mois.csv', { kind: 'exports', ownerId: 'u1', file: 'tâches du mois.csv' }],
  ])('%s says whose it is', (path, place) => expect(readFilePlace(path)).toMatchObject(place));

  it.each([
    '',
    'zoo-1',
    'zoo-1/sectors',
    'zoo-1/sectors/s1',
    'zoo-1/sectors/s1/',
    '/zoo-1/sectors/s1/a.jpg',
    'zoo-1//s1/a.jpg',
    'zoo-1/plants/a1/a.jpg',
    'zoo-1/sectors/../a.jpg',
    'zoo-1/sectors/./a.jpg',
    'zoo-1/sectors/s1/../../../zoo-2/sectors/s2/a.jpg',
    'zoo-1/sectors/s1/..',
    'zoo-1/sectors/s1\\..\\a.jpg/x',
    'zoo-1/sectors/s1/a.jpg?alt=media',
    'zoo-1/sectors/s1/a.jpg#x',
    'zoo-1/sectors/s1/a\nb.jpg',
    'zoo-1/sectors/s1/a\u0000.jpg',
    'zoo-1/sectors/__proto__/a.jpg',
    'zoo-1/sectors/s1/other/a.jpg',
    'zoo-1/exports/u1/thumbnails/a.csv',
    'zoo-1/constructor/s1/a.jpg',
  ])('%j leads nowhere', (path) => expect(readFilePlace(path)).toBeNull());
});

describe('a folder', () => {
  it.each(['zoo-1/sectors/s1', 'zoo-1/enclosures/e1', 'zoo-1/users/u1', 'zoo-1/logo'])(
    '%s is read and written',
    (path) => expect(folderPath(readFolder(path)!)).toBe(path),
  );
  it.each(['', 'zoo-1', 'zoo-1/sectors', 'zoo-1/sectors/s1/', 'zoo-1/sectors/s1/thumbnails', '../zoo-2/sectors/s1'])(
    '%j is none',
    (path) => expect(readFolder(path)).toBeNull(),
  );
});

it('a thumbnail lies beside its picture', () => {
  expect(thumbnailPath('zoo-1/sectors/s1/a.jpg')).toBe('zoo-1/sectors/s1/thumbnails/a.jpg');
  expect(isThumbnail(readFilePlace(thumbnailPath('zoo-1/sectors/s1/a.jpg'))!)).toBe(true);
  expect(isThumbnail(readFilePlace('zoo-1/sectors/s1/a.jpg')!)).toBe(false);
});
