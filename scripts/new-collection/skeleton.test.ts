import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { edited, faultOf, newFiles, opened, sharedEdits } from './skeleton.ts';

const wanted = {
  things: 'sensors',
  listAddress: '/EnclosureSensorView',
  recordAddress: '/SensorView',
  feature: 'enclosures',
};

describe('the skeleton of a new collection', () => {
  it('has a file in every layer and the words of seven languages', () => {
    const paths = Object.keys(newFiles(wanted));
    expect(paths).toEqual(
      expect.arrayContaining([
        'src/domain/sensors/sensor.ts',
        'src/domain/collections/sensors.ts',
        'src/data/sensors/sensors.endpoints.ts',
        'rules/collections/sensors.rules',
        'src/features/sensors/SensorListPage.tsx',
        'src/features/sensors/SensorPage.tsx',
        'src/app/screens/sensor-screens.test.tsx',
      ]),
    );
    expect(paths.filter((path) => path.startsWith('locales/'))).toHaveLength(7);
  });
  it('imports only files that are there or that it writes', () => {
    const files = newFiles(wanted);
    const missing = Object.entries(files).flatMap(([path, text]) =>
      [...text.matchAll(/from '([.#][^']+)'/g)]
        .map(([, specifier = '']) =>
          specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(path), specifier),
        )
        .filter((target) => !(target in files) && !existsSync(target))
        .map((target) => `${path} imports ${target}`),
    );
    expect(missing).toEqual([]);
  });
  it('leaves no placeholder', () => {
    const texts = [...Object.entries(newFiles(wanted)).flat(), ...sharedEdits(wanted).map(({ lines }) => lines)];
    expect(texts.filter((text) => /__\w*thing|__address|__feature/i.test(text))).toEqual([]);
  });
  it('finds the place of every shared line in the files as they are', () => {
    for (const edit of sharedEdits(wanted)) expect(() => edited(readFileSync(edit.path, 'utf8'), edit)).not.toThrow();
  });
  it('leaves a shared file alone that has the lines already', () => {
    const edit = { path: 'a.ts', before: '}', lines: "'visit.read'", unless: "'visit.read'" };
    expect(edited("{ 'visit.read' }", edit)).toBe("{ 'visit.read' }");
    expect(edited('{ }', edit)).toBe("{ 'visit.read'}");
  });
  it('takes the path of a planned collection out of the closed paths, and no other', () => {
    const source =
      "field: [\n    'visits/{visitId}',\n    'visits/{visitId}/notes/{noteId}',\n    'alerts/{alertId}',\n  ],";
    const without = opened(source, { ...wanted, things: 'visits' });
    expect(without).toBe("field: [\n    'visits/{visitId}/notes/{noteId}',\n    'alerts/{alertId}',\n  ],");
    expect(opened(source, { ...wanted, things: 'alerts' })).not.toContain('alerts');
    expect(opened(source, wanted)).toBe(source);
  });
  it('says which line to add by hand when a shared file has lost the place', () => {
    expect(() => edited('', { path: 'a.ts', before: 'gone', lines: 'x' })).toThrow('a.ts has no line "gone"');
  });
  it.each([
    ['a name in the singular', { ...wanted, things: 'sensor' }],
    ['a name with a capital', { ...wanted, things: 'Sensors' }],
    ['an address without its slash', { ...wanted, listAddress: 'EnclosureSensorView' }],
    ['one address for both screens', { ...wanted, recordAddress: wanted.listAddress }],
    ['a feature that is no word', { ...wanted, feature: 'a b' }],
  ])('refuses %s', (_what, wrong) => {
    expect(faultOf(wrong)).not.toBeNull();
    expect(faultOf(wanted)).toBeNull();
  });
});
