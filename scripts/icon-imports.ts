import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = '@tabler/icons-react';
/** Import declarations of the package with a list of names; group 1 is `type` when the whole list is types. */
const IMPORTS = /import\s+(type\s+)?\{(?<names>[^}]*)\}\s*from\s*['"]@tabler\/icons-react['"];?/gu;

/**
 * A plugin for the development server: imports each icon from a file of its own. Bundled ahead, the package would be all of
 * its 6,000 icons: 400 MB of memory and a second of the first start, and 4.5 MB in the browser. Builds leave out by
 * themselves what the app does not use.
 */
export function singleIcons(root: string): Plugin {
  let files: ReadonlyMap<string, string> | undefined;
  return {
    name: 'enclos-single-icons',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: [PACKAGE] } }),
    transform: {
      filter: { id: /\.tsx?$/, code: PACKAGE },
      handler(code) {
        files ??= filesOfIcons(
          readFileSync(join(root, 'node_modules', PACKAGE, 'dist/esm/tabler-icons-react.mjs'), 'utf8'),
        );
        return { code: withSingleIcons(code, files), map: null };
      },
    },
  };
}

/**
 * Returns the files of icons by each of their names.
 * @param barrel the module of the package that exports all icons
 */
export function filesOfIcons(barrel: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, list = '', file = ''] of barrel.matchAll(/^export \{([^}]*)\} from '\.\/(icons\/\w+\.mjs)';$/gmu))
    for (const [, name = ''] of list.matchAll(/default as (\w+)/gu)) files.set(name, file);
  return files;
}

/**
 * Returns a module with each imported icon from a file of its own. Lines keep their numbers, types and names that are no
 * icons stay as they are.
 */
export function withSingleIcons(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(IMPORTS, (declaration, types: string | undefined, names: string) => {
    if (types !== undefined) return declaration;
    const imports: string[] = [];
    const rest: string[] = [];
    for (const specifier of names.split(',').map((part) => part.trim())) {
      if (specifier === '') continue;
      const [name = '', local = name] = specifier.split(/\s+as\s+/u);
      const file = files.get(name);
      if (file === undefined) rest.push(specifier);
      else imports.push(`import ${local} from '${PACKAGE}/dist/esm/${file}';`);
    }
    if (rest.length > 0) imports.push(importOf(rest));
    return imports.join(' ') + '\n'.repeat(declaration.split('\n').length - 1);
  });
}

/** A declaration of types alone, so that nothing is loaded for them. */
function importOf(specifiers: readonly string[]): string {
  const types = specifiers.every((specifier) => specifier.startsWith('type '));
  const names = types ? specifiers.map((specifier) => specifier.slice('type '.length)) : specifiers;
  return `import ${types ? 'type ' : ''}{ ${names.join(', ')} } from '${PACKAGE}';`;
}
