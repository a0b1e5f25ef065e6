import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkOf } from './chunk-groups.ts';

const root = join(import.meta.dirname, '..');
const chunk = chunkOf(root);

test.each([
  ['src/lib/local-storage.ts', 'common'],
  ['src/ui/states/StateFrame.tsx', 'public'],
  ['src/data/auth/auth.repository.ts', 'session'],
  ['src/app/layout/AppLayout.tsx', 'first-screen'],
  ['src/features/dashboard/DashboardPage.tsx', 'first-screen'],
  ['src/data/tasks/tasks.repository.ts', 'first-screen'],
])('%s belongs to the file "%s"', (path, name) => {
  expect(chunk(join(root, path))).toBe(name);
});

test.each([
  'src/app/router/SignInRoute.tsx',
  'src/app/layout/AccountPanel.tsx',
  'src/app/layout/bell/BellPanel.tsx',
  'src/data/animals/animals.repository.ts',
  'node_modules/@mantine/core/esm/components/Drawer/Drawer.mjs',
])('%s is fetched on demand', (path) => {
  expect(chunk(join(root, path))).toBeNull();
});

test('an icon is in the file of the modules that show it', () => {
  const icons = join(root, 'node_modules/@tabler/icons-react/dist/esm');
  expect(chunk(join(icons, 'icons/IconBell.mjs'))).toBe('first-screen');
  expect(chunk(join(icons, 'icons/IconZzz.mjs'))).toBeNull();
  expect(chunk(join(icons, 'createReactComponent.mjs'))).toBe('common');
});
