import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { edited, faultOf, newFiles, sharedEdits } from './skeleton.ts';

const wanted = { things: 'sensors', address: '/EnclosureSensorView', feature: 'enclosures' };

describe('the skeleton of a new collection', () => {
  it('has a file in every layer and the words of seven languages', () => {
    const paths = Object.keys(newFiles(wanted));
    expect(paths).toEqual(
      expect.arrayContaining([
        'src/domain/sensors/sensor.ts',
        'src/domain/collections/sensors.ts',
        'src/data/sensors/sensors.endpoints.ts',
        'src/features/sensors/SensorsPage.tsx',
        'src/app/screens/sensor-screens.test.tsx',
      ]),
    );
    expect(paths.filter((path) => path.startsWith('locales/'))).toHaveLength(7);
  });
  it('leaves no placeholder', () => {
    const texts = [...Object.entries(newFiles(wanted)).flat(), ...sharedEdits(wanted).map(({ lines }) => lines)];
    expect(texts.filter((text) => /__\w*thing|__address|__feature/i.test(text))).toEqual([]);
  });
  it('finds the place of every shared line in the files as they are', () => {
    for (const edit of sharedEdits(wanted)) expect(() => edited(readFileSync(edit.path, 'utf8'), edit)).not.toThrow();
  });
  it('says which line to add by hand when a shared file has lost the place', () => {
    expect(() => edited('', { path: 'a.ts', before: 'gone', lines: 'x' })).toThrow('a.ts has no line "gone"');
  });
  it.each([
    ['a name in the singular', { ...wanted, things: 'sensor' }],
    ['a name with a capital', { ...wanted, things: 'Sensors' }],
    ['an address without its slash', { ...wanted, address: 'EnclosureSensorView' }],
    ['a feature that is no word', { ...wanted, feature: 'a b' }],
  ])('refuses %s', (_what, wrong) => {
    expect(faultOf(wrong)).not.toBeNull();
    expect(faultOf(wanted)).toBeNull();
  });
});
