import { describe, expect, it } from 'vitest';
import { pictureIdOf, thumbnailAddress } from './picture-address.ts';

const address = (path: string) =>
  `https://firebasestorage.googleapis.com/v0/b/park.appspot.com/o/${encodeURIComponent(path)}?alt=media&token=t1`;

describe('the address of a picture', () => {
  it('tells the name of its file', () => {
    expect(pictureIdOf(address('zoo-1/sectors/s1/a.jpg'))).toBe('zoo-1/sectors/s1/a.jpg');
    expect(pictureIdOf(address('zoo-1/users/u 1/é.jpg'))).toBe('zoo-1/users/u 1/é.jpg');
    expect(pictureIdOf('http://127.0.0.1:9199/v0/b/demo/o/zoo-1%2Flogo%2Fa.png?alt=media&token=t')).toBe(
      'zoo-1/logo/a.png',
    );
  });

  it.each([
    null,
    undefined,
    '',
    'zoo-1/sectors/s1/a.jpg',
    'https://elsewhere.example/a.jpg',
    'javascript:alert(1)',
    'https://firebasestorage.googleapis.com/v0/b/park/o/%E0%A4%A?alt=media',
    address('../zoo-2/sectors/s1/a.jpg'),
    address('a.jpg'),
  ])('%j is no file of ours', (text) => expect(pictureIdOf(text)).toBeNull());

  it('leads to its thumbnail', () => {
    expect(thumbnailAddress(address('zoo-1/sectors/s1/a.jpg'))).toBe(address('zoo-1/sectors/s1/thumbnails/a.jpg'));
    expect(thumbnailAddress('https://elsewhere.example/a.jpg')).toBe('https://elsewhere.example/a.jpg');
  });
});
