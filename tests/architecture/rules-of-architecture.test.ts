import { describe, expect, test } from 'vitest';
import { clocksAndRandomness, meaninglessNames, overlongFiles, untestedDomainFiles } from './files.ts';
import { areaCycles, deepImports, featureCycles, fileCycles, importsOfRoofs, layerBreaks } from './layers.ts';
import { commentsWithoutSubject, titlesWithoutSubject } from './sentences.ts';
import { sourceFile } from './source-files.ts';
import { importsOf } from './source-imports.ts';

const importing = (path: string, specifier: string) => sourceFile(path, `import { x } from '${specifier}';\n`);

describe('reading imports', () => {
  test('every form of import is found with its line', () => {
    const source = [
      "import './a.ts';",
      "import { b,\n  c } from './b.ts';",
      "import type { D } from './d.ts';",
      "export * from './e.ts';",
      "export type { F } from './f.ts';",
      "const g = () => import('./g.ts');",
    ].join('\n');
    const found = importsOf(source).map(({ specifier, line, typeOnly }) => `${specifier} ${line} ${typeOnly}`);
    expect(found.toSorted()).toEqual([
      './a.ts 1 false',
      './b.ts 3 false',
      './d.ts 4 true',
      './e.ts 5 false',
      './f.ts 6 true',
      './g.ts 7 false',
    ]);
  });

  test('text that only looks like an import is left alone', () => {
    const source = "// import a from './a.ts';\n/* import './b.ts'; */\nconst text = `\nimport c from './c.ts';\n`;\n";
    expect(importsOf(source)).toEqual([]);
  });
});

describe('layers', () => {
  test.each([
    ['src/domain/tasks/task.ts', 'firebase/firestore'],
    ['src/domain/tasks/task.ts', 'react'],
    ['src/domain/tasks/task.ts', 'node:fs'],
    ['src/domain/tasks/task.ts', '#data/tasks/tasks.endpoints.ts'],
    ['src/domain/tasks/task.ts', '../../lib/log.ts'],
    ['src/data/tasks/tasks.endpoints.ts', '#state/store.ts'],
    ['src/data/tasks/tasks.endpoints.ts', '@mantine/core'],
    ['src/state/store.ts', '#features/tasks/index.ts'],
    ['src/state/store.ts', 'firebase/auth'],
    ['src/state/store.ts', '#kit/form/useRecordForm.ts'],
    ['src/ui/DataTable.tsx', '#kit/form/useRecordForm.ts'],
    ['src/kit/form/useRecordForm.ts', '#features/tasks/index.ts'],
    ['src/kit/form/useRecordForm.ts', '#app/router.tsx'],
    ['src/kit/form/useRecordForm.ts', 'firebase/firestore'],
    ['src/features/tasks/TaskListPage.tsx', 'firebase/firestore'],
    ['src/features/tasks/TaskListPage.tsx', '#app/router.tsx'],
    ['src/ui/DataTable.tsx', '#i18n/format.ts'],
    ['src/i18n/format.ts', '#state/store.ts'],
    ['src/lib/log.ts', '#domain/time/epoch.ts'],
    ['src/main.tsx', 'firebase/app'],
    ['functions/src/index.ts', '../../src/data/firebase/app.ts'],
    ['functions/src/index.ts', 'firebase/app'],
    ['emulators/firestore/main.ts', '../../src/domain/time/epoch.ts'],
    ['emulators/firestore/main.ts', '#domain/time/epoch.ts'],
  ])('%s may not import %s', (path, specifier) => {
    expect(layerBreaks([importing(path, specifier)])).toHaveLength(1);
  });

  test.each([
    ['src/domain/tasks/task.ts', 'zod'],
    ['src/domain/tasks/task.ts', '../time/epoch.ts'],
    ['src/domain/tasks/task.test.ts', 'fast-check'],
    ['src/domain/tasks/task.test.ts', '../../../tests/support/builders/task.ts'],
    ['src/data/tasks/tasks.endpoints.ts', '@reduxjs/toolkit/query/react'],
    ['src/data/firebase/app.ts', 'firebase/app'],
    ['src/state/store.ts', '#data/api.ts'],
    ['src/kit/form/useRecordForm.ts', '#state/session/use-session.ts'],
    ['src/kit/form/useRecordForm.ts', '#ui/confirm/confirm.ts'],
    ['src/features/tasks/TaskListPage.tsx', '#data/tasks/tasks.endpoints.ts'],
    ['src/features/tasks/TaskListPage.tsx', '#kit/form/useRecordForm.ts'],
    ['src/main.tsx', '#features/tasks/index.ts'],
    ['functions/src/callables/create-user.ts', '../../../src/domain/callables/create-user.ts'],
    ['functions/src/callables/create-user.ts', 'firebase-admin/auth'],
    ['emulators/firestore/main.ts', 'node:http'],
  ])('%s may import %s', (path, specifier) => {
    expect(layerBreaks([importing(path, specifier)])).toEqual([]);
  });
});

describe('front doors', () => {
  test('another feature is entered by its index only', () => {
    const inside = importing('src/features/sectors/SectorPage.tsx', '#features/tasks/panel/TaskPanel.tsx');
    expect(deepImports([inside])).toEqual([
      'src/features/sectors/SectorPage.tsx:1 imports src/features/tasks/panel/TaskPanel.tsx, but the feature tasks is imported through its index.ts only.',
    ]);
    expect(deepImports([importing('src/features/sectors/SectorPage.tsx', '#features/tasks/index.ts')])).toEqual([]);
  });

  test('the router takes a routes file alone, a feature does not', () => {
    expect(deepImports([importing('src/app/router/routes.tsx', '#features/tasks/tasks.routes.tsx')])).toEqual([]);
    expect(deepImports([importing('src/features/sectors/a.ts', '#features/tasks/tasks.routes.tsx')])).toHaveLength(1);
  });

  test('a screen does not reach a repository', () => {
    expect(deepImports([importing('src/features/tasks/a.ts', '#data/tasks/tasks.repository.ts')])).toHaveLength(1);
    expect(deepImports([importing('src/kit/form/a.ts', '#data/tasks/tasks.repository.ts')])).toHaveLength(1);
  });

  test.each([
    ['features', featureCycles, 'src/features'],
    ['areas of the domain', areaCycles, 'src/domain'],
  ] as const)('a ring of three %s is found although no two files form one', (_folders, cyclesOf, folder) => {
    const files = [
      importing(`${folder}/a/one.ts`, `../b/two.ts`),
      importing(`${folder}/b/two-more.ts`, `../c/three.ts`),
      importing(`${folder}/c/three.ts`, `../a/one-more.ts`),
    ];
    expect(cyclesOf(files)).toHaveLength(1);
    expect(cyclesOf(files)[0]).toContain('a → b → c → a');
    expect(cyclesOf(files.slice(0, 2))).toEqual([]);
  });

  test('a test closes no ring', () => {
    const files = [
      importing('src/domain/a/one.ts', '../b/two.ts'),
      importing('src/domain/b/two.test.ts', '../a/one.ts'),
    ];
    expect(areaCycles(files)).toEqual([]);
  });

  test('an entity may not import a contract or the registry, and a contract may import an entity', () => {
    const entity = 'src/domain/animals/animal.ts';
    expect(importsOfRoofs([importing(entity, '../callables/animals.ts')])).toHaveLength(1);
    expect(importsOfRoofs([importing(entity, '../collections/collections.ts')])).toHaveLength(1);
    expect(importsOfRoofs([importing('src/domain/callables/animals.ts', '../animals/animal.ts')])).toEqual([]);
  });

  test('a ring of three files of one folder is one finding, also when it is closed by an import of a type', () => {
    const files = [
      importing('emulators/a/one.ts', './two.ts'),
      importing('emulators/a/two.ts', '../b/three.ts'),
      sourceFile('emulators/b/three.ts', "import type { X } from '../a/one.ts';\n"),
    ];
    expect(fileCycles(files, 'emulators/')).toHaveLength(1);
    expect(fileCycles(files, 'emulators/a/')).toEqual([]);
    expect(fileCycles(files.slice(0, 2), 'emulators/')).toEqual([]);
  });
});

describe('files', () => {
  test('400 lines pass, 401 do not', () => {
    expect(overlongFiles([sourceFile('src/ui/a.ts', 'x\n'.repeat(400))])).toEqual([]);
    expect(overlongFiles([sourceFile('src/ui/a.ts', 'x\n'.repeat(401))])).toHaveLength(1);
  });

  test.each([
    'src/lib/utils.ts',
    'src/lib/task.helpers.ts',
    'src/ui/Table2.tsx',
    'src/ui/task-new.tsx',
    'src/lib/misc/a.ts',
    'src/data/taskOld.ts',
    'src/common/a.ts',
  ])('%s has no name', (path) => expect(meaninglessNames([sourceFile(path, '')])).toHaveLength(1));

  test.each([
    'src/domain/enclosures/area-m2.ts',
    'src/ui/areaM2.tsx',
    'src/ui/confirm/sweetalert2.d.ts',
    'functions/src/common/clock.ts',
    'src/features/tasks/NewTaskWizard.tsx',
    'src/lib/file-manager-link.ts',
  ])('%s has a name', (path) => expect(meaninglessNames([sourceFile(path, '')])).toEqual([]));

  test('behaviour of the domain needs a test, types and constants do not', () => {
    const code = sourceFile('src/domain/a/a.ts', 'export function a(): number { return 1; }');
    expect(untestedDomainFiles([code])).toEqual(['src/domain/a/a.ts has no test beside it: add a.test.ts.']);
    expect(untestedDomainFiles([code, sourceFile('src/domain/a/a.test.ts', '')])).toEqual([]);
    expect(
      untestedDomainFiles([
        sourceFile('src/domain/a/b.ts', "export type B = (x: number) => string;\nexport const Z = 'z';"),
      ]),
    ).toEqual([]);
  });

  test.each([
    'Date.now()',
    'new Date()',
    'new Date',
    'Math.random()',
    'crypto.randomUUID()',
    'performance.now()',
    'String(Date())',
  ])('the domain may not say %s', (expression) =>
    expect(clocksAndRandomness([sourceFile('src/domain/a/a.ts', `const a = ${expression};`)])).toHaveLength(1),
  );

  test.each(['new Date(now)', 'new Date(2026, 0)', 'toDate()', 'item.Date()'])(
    'the domain may say %s',
    (expression) => {
      expect(clocksAndRandomness([sourceFile('src/domain/a/a.ts', `const a = ${expression}; // Date.now()`)])).toEqual(
        [],
      );
    },
  );
});

describe('sentences', () => {
  test.each([
    ['/** $ a keeper sees. */', 1],
    ['// The keepers. $ a keeper\n// sees.', 1],
    ['/** The things that a keeper sees. Shows what it is. */', 0],
  ])('a comment opens with its subject: %s', (comment, breaches) => {
    const files = [sourceFile('src/a.ts', comment.replace('$', 'What'))];
    expect(commentsWithoutSubject(files)).toHaveLength(breaches);
  });

  test.each([
    ['who may see it', 1],
    ['those that are read', 1],
    ['shows who may see it', 0],
  ])('a test title opens with its subject: %s', (title, breaches) => {
    const files = [sourceFile('src/a.test.ts', `it('${title}', () => {});`)];
    expect(titlesWithoutSubject(files)).toHaveLength(breaches);
  });
});
