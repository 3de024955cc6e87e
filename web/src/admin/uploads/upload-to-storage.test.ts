import { expect, test } from 'vitest';
import { objectNameOf } from './upload-to-storage.ts';

test('a name keeps its spaces, its emoji and its Tamil', () => {
  expect(objectNameOf('புதிய வீடு 🏠 1.JPG', 'image/jpeg')).toBe('புதிய வீடு 🏠 1.jpg');
});

test('a name is one step of a path, whatever it says', () => {
  for (const name of [
    '../../etc/passwd.png',
    'a\\b.png',
    'a\u0000b\n.png',
    '\ud800.png',
    '.png',
    '...png',
  ])
    expect(objectNameOf(name, 'image/png')).toMatch(/^[^/\\\p{Cc}\p{Cs}]+\.png$/u);
});

test('a long name is cut between two characters and keeps its ending', () => {
  const name = objectNameOf(`${'🏠'.repeat(300)}.mp4`, 'video/mp4');
  expect(encodeURIComponent(name).length).toBeLessThan(140);
  expect(name).toMatch(/🏠\.mp4$/u);
});

test('the ending follows what the file is, because Storage compares the two', () => {
  expect(objectNameOf('photo.png', 'image/jpeg')).toBe('photo.jpg');
  expect(objectNameOf('photo.jfif', 'image/jpeg')).toBe('photo.jpg');
  expect(objectNameOf('IMG_7.MOV', 'video/mp4')).toBe('IMG_7.mp4');
});
