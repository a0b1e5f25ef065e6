/**
 * The layers of docs/architecture.md as data, and what breaks them as plain sentences.
 */
import type { ResolvedImport, SourceFile } from './source-files.ts';

type Layer = {
  /** Layers this one may import, besides itself. */
  readonly mayImport: readonly string[];
  /** Packages it may import; without this line, any but Firebase. */
  readonly packages?: readonly string[];
  readonly why: string;
};

const layers: Readonly<Record<string, Layer>> = {
  'src/domain': {
    mayImport: [],
    packages: ['zod'],
    why: 'the domain is pure and also runs in Cloud Functions',
  },
  'src/data': {
    mayImport: ['src/domain', 'src/lib'],
    packages: ['firebase', '@reduxjs/toolkit', 'zod'],
    why: 'data knows Firebase and no screen',
  },
  'src/state': { mayImport: ['src/data', 'src/domain', 'src/lib'], why: 'state stands below the screens' },
  'src/kit': {
    mayImport: ['src/state', 'src/data', 'src/domain', 'src/ui', 'src/i18n', 'src/lib'],
    why: 'the kit is what every feature is made of, so it knows none of them',
  },
  'src/features': {
    mayImport: ['src/kit', 'src/state', 'src/data', 'src/domain', 'src/ui', 'src/i18n', 'src/lib'],
    why: 'a feature does not know the app that contains it',
  },
  'src/app': {
    mayImport: ['src/features', 'src/kit', 'src/state', 'src/data', 'src/domain', 'src/ui', 'src/i18n', 'src/lib'],
    why: 'the app composes everything below it',
  },
  'src/ui': { mayImport: ['src/lib'], why: 'the design system receives its text and knows nothing of zoos' },
  'src/i18n': { mayImport: ['src/domain', 'src/lib', 'locales'], why: 'i18n is a side layer' },
  'src/lib': { mayImport: [], why: 'lib is the lowest side layer' },
  functions: { mayImport: ['src/domain'], why: 'functions share only the domain with the browser' },
  emulators: { mayImport: [], why: 'the local Firebase knows nothing of the product' },
};

/** Packages that tests may import besides those of their layer. */
const testPackages = [
  'vitest',
  'fast-check',
  '@testing-library',
  'vitest-browser-react',
  '@vitest',
  'axe-core',
  // RFC 5545 by another author, to compare our recurrence with.
  'rrule',
];
const serverFolders = ['functions', 'emulators'];

/** Returns one sentence for each import of the files that goes against the direction of the layers. */
export function layerBreaks(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const name = layerOf(file.path);
    const layer = layers[name];
    if (!layer) return [];
    return file.imports.flatMap((found) => {
      const wrong =
        found.path === null ? wrongPackage(file, name, layer, found) : wrongLayer(file, name, layer, found.path);
      return wrong ? [`${file.path}:${found.line} imports ${found.specifier}, ${wrong}.`] : [];
    });
  });
}

function wrongLayer(file: SourceFile, name: string, layer: Layer, target: string): string | null {
  const targetLayer = layerOf(target);
  if (targetLayer === name || layer.mayImport.includes(targetLayer)) return null;
  if (file.isTest && target.startsWith('tests/support/')) return null;
  return `but ${name} may import ${listed(layer.mayImport, 'no other layer')}: ${layer.why}`;
}

function wrongPackage(file: SourceFile, name: string, layer: Layer, found: ResolvedImport): string | null {
  const specifier = found.specifier;
  if (specifier.startsWith('node:')) {
    return serverFolders.includes(name) || file.isTest
      ? null
      : 'but this code runs in the browser, which has no Node modules';
  }
  const isFirebase = isOneOf(specifier, ['firebase', 'firebase-admin', '@firebase']);
  if (name === 'functions') {
    return isOneOf(specifier, ['firebase']) ? "but functions use firebase-admin, never the browser's SDK" : null;
  }
  if (isFirebase && name.startsWith('src/') && name !== 'src/data') return 'but only src/data may know Firebase';
  if (!layer.packages || isOneOf(specifier, layer.packages)) return null;
  if (file.isTest && isOneOf(specifier, testPackages)) return null;
  return `but ${name} may use only the packages ${layer.packages.join(', ')}: ${layer.why}`;
}

/** Returns one sentence for each import that enters another feature, or the private part of data, by a back door. */
export function deepImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    file.imports.flatMap((found) => {
      const target = found.path;
      if (target === null) return [];
      const wrong = behindFeatureIndex(file, target) ?? privateData(file, target);
      return wrong ? [`${file.path}:${found.line} imports ${target}, ${wrong}.`] : [];
    }),
  );
}

function behindFeatureIndex(file: SourceFile, target: string): string | null {
  const feature = featureOf(target);
  if (feature === null || featureOf(file.path) === feature) return null;
  if (target === `src/features/${feature}/index.ts`) return null;
  // The router takes the routes file alone, so that a route's panels stay out of the first download.
  const isRoutes = /^src\/features\/[^/]+\/[^/]+\.routes\.tsx?$/.test(target);
  if (isRoutes && layerOf(file.path) === 'src/app') return null;
  return `but the feature ${feature} is imported through its index.ts only`;
}

function privateData(file: SourceFile, target: string): string | null {
  const fromScreens = ['src/kit', 'src/features', 'src/app'].includes(layerOf(file.path)) && !file.isTest;
  const isPrivate = /^src\/data\/.*\.(repository|converter)\.ts$/.test(target);
  return fromScreens && isPrivate
    ? "but repositories and converters are private to src/data: use the collection's endpoints"
    : null;
}

/** Returns one sentence for each ring of feature folders that import each other. */
export function featureCycles(files: readonly SourceFile[]): string[] {
  return importRings(files, featureOf).map(
    (ring) => `The features ${ring} import each other in a ring; the page that contains imports the panel, never back.`,
  );
}

/**
 * Returns one sentence for each ring of areas of the domain that import each other; an area is a folder of src/domain.
 */
export function areaCycles(files: readonly SourceFile[]): string[] {
  return importRings(files, areaOf).map(
    (ring) => `The areas ${ring} of src/domain import each other in a ring; move the shared part to the lower area.`,
  );
}

/** Returns one sentence for each ring of files below a folder that import each other, type imports included. */
export function fileCycles(files: readonly SourceFile[], folder: string): string[] {
  return importRings(files, (path) => (path.startsWith(folder) ? path : null)).map(
    (ring) => `The files ${ring} import each other in a ring; move what they share into a file below both.`,
  );
}

/** Areas of the domain that stand on all others, with the reason why no other area imports them. */
const roofs: Readonly<Record<string, string>> = {
  callables: 'a contract imports entities, never the reverse',
  collections: 'the registry of collections imports entities, never the reverse',
};

/** Returns one sentence for each import of a roof by an area that is no roof. */
export function importsOfRoofs(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const from = areaOf(file.path);
    if (from === null || from in roofs || file.isTest) return [];
    return file.imports.flatMap(({ path, line }) => {
      const why = roofs[(path === null ? null : areaOf(path)) ?? ''];
      return why === undefined ? [] : [`${file.path}:${line} imports ${path}, but ${why}.`];
    });
  });
}

/**
 * Returns the rings of units that import each other, as 'a → b → a'. `unitOf` names the unit of a file, null for none.
 */
function importRings(files: readonly SourceFile[], unitOf: (path: string) => string | null): string[] {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = unitOf(file.path);
    if (from === null || file.isTest) continue;
    for (const { path } of file.imports) {
      const to = path === null ? null : unitOf(path);
      if (to !== null && to !== from) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return rings(graph).map((ring) => ring.join(' → '));
}

/** Returns at least one ring of each knot, written from its alphabetically first member and closed by it. */
function rings(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found = new Map<string, string[]>();
  const done = new Set<string>();
  const walk = (node: string, path: readonly string[]) => {
    const start = path.indexOf(node);
    if (start !== -1) {
      const ring = path.slice(start);
      const first = ring.indexOf(ring.toSorted()[0] ?? node);
      const ordered = [...ring.slice(first), ...ring.slice(0, first)];
      found.set(ordered.join(), [...ordered, ordered[0] ?? node]);
      return;
    }
    if (done.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return [...found.values()];
}

function featureOf(path: string): string | null {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

function areaOf(path: string): string | null {
  return /^src\/domain\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** `src/<layer>` for the browser's code, else the top folder; src/main.tsx belongs to the app. */
function layerOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  if (top !== 'src') return top;
  return second.includes('.') ? 'src/app' : `src/${second}`;
}

function isOneOf(specifier: string, packages: readonly string[]): boolean {
  return packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

function listed(names: readonly string[], none: string): string {
  return names.length === 0 ? none : `only ${names.join(', ')}`;
}
