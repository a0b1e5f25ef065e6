import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesOfIcons, withSingleIcons } from './icon-imports.ts';

const ESM = join(import.meta.dirname, '..', 'node_modules/@tabler/icons-react/dist/esm');
const files = filesOfIcons(readFileSync(join(ESM, 'tabler-icons-react.mjs'), 'utf8'));

it('finds a file for every icon of the package, also by a former name', () => {
  expect(files.size).toBeGreaterThan(6000);
  expect([files.get('IconCodeAsterisk'), files.get('IconCodeAsterix')]).toEqual([
    'icons/IconCodeAsterisk.mjs',
    'icons/IconCodeAsterisk.mjs',
  ]);
  expect([...files.values()].filter((file) => !existsSync(join(ESM, file)))).toEqual([]);
});

it('imports icons one by one, on as many lines as before', () => {
  const code = "import {\n  IconBell,\n  IconX as Cross,\n} from '@tabler/icons-react';\nlet after;\n";
  expect(withSingleIcons(code, files)).toBe(
    "import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'; import Cross from '@tabler/icons-react/dist/esm/icons/IconX.mjs';\n\n\n\nlet after;\n",
  );
});

it('imports types as types, and leaves other packages alone', () => {
  const types = "import type { Icon } from '@tabler/icons-react';\nimport { useState } from 'react';\n";
  expect(withSingleIcons(types, files)).toBe(types);
  expect(withSingleIcons("import { IconBell, type Icon } from '@tabler/icons-react';", files)).toBe(
    "import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'; import type { Icon } from '@tabler/icons-react';",
  );
});
