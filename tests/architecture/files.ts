/** The rules of file names, file lengths and the pure domain: each breach as a plain sentence. */
import { stripTypeScriptTypes } from 'node:module';
import { basename } from 'node:path';
import type { SourceFile } from './source-files.ts';
import { blankCommentsAndTemplates } from './source-imports.ts';

const maxLines = 400;
const namesWithoutPurpose = /^(utils?|helpers?|misc|managers?|common)$/i;
/** A number in a unit is allowed: `area-m2` passes. */
const numberedOrDated = /([a-z]{2}2|Old|New|-(2|old|new))$/;

/** Returns one sentence for each file of more than 400 lines. */
export function overlongFiles(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, source }) => {
    const lines = source.trimEnd().split('\n').length;
    return lines > maxLines
      ? [`${path} has ${lines} lines, but a file has at most ${maxLines}: split it by purpose.`]
      : [];
  });
}

/**
 * Returns one sentence for each file or folder whose name tells no purpose. `functions/src/common` is the
 * architecture's own name for what all functions share, and a declaration file is named after the package it describes.
 */
export function meaninglessNames(files: readonly SourceFile[]): string[] {
  const named = files.filter(({ path }) => !path.endsWith('.d.ts'));
  const sentences = named.flatMap(({ path }) => {
    const parts = path.replace(/^functions\/src\/common\//, 'functions/src/').split('/');
    return parts
      .map((part) => part.replace(/\.tsx?$/, ''))
      .filter((part) => part.split('.').some((word) => namesWithoutPurpose.test(word) || numberedOrDated.test(word)))
      .map((part) => `${path}: the name "${part}" says nothing of the purpose; name it after what it does.`);
  });
  return [...new Set(sentences)];
}

/** Returns one sentence for each file of the domain that has behaviour but no test beside it. */
export function untestedDomainFiles(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map((file) => file.path));
  return domainCode(files)
    .filter(({ path, source }) => hasBehaviour(source) && !paths.has(path.replace(/\.ts$/, '.test.ts')))
    .map(({ path }) => `${path} has no test beside it: add ${basename(path).replace(/\.ts$/, '.test.ts')}.`);
}

const impure: readonly { readonly pattern: RegExp; readonly remedy: string }[] = [
  { pattern: /\bDate\.now\s*\(/, remedy: 'take `now` as a parameter' },
  { pattern: /\bnew\s+Date\s*(\(\s*\)|[;,)\]}\n])/, remedy: 'take `now` as a parameter' },
  { pattern: /(?<!new\s+|[.\w])Date\s*\(\s*\)/, remedy: 'take `now` as a parameter' },
  { pattern: /\bperformance\.now\s*\(/, remedy: 'take `now` as a parameter' },
  { pattern: /\bMath\.random\s*\(/, remedy: 'take the random numbers as a parameter' },
  { pattern: /\bcrypto\.(randomUUID|getRandomValues)\s*\(/, remedy: 'take the random numbers as a parameter' },
];

/** Returns one sentence for each use of a clock or of randomness in the domain. */
export function clocksAndRandomness(files: readonly SourceFile[]): string[] {
  return domainCode(files).flatMap(({ path, source }) =>
    blankCommentsAndTemplates(source)
      .split('\n')
      .flatMap((line, index) =>
        impure
          .filter(({ pattern }) => pattern.test(`${line}\n`))
          .map(
            ({ remedy }) =>
              `${path}:${index + 1} asks for the time or for chance, which the domain never does: ${remedy}.`,
          ),
      ),
  );
}

function domainCode(files: readonly SourceFile[]): SourceFile[] {
  return files.filter((file) => file.path.startsWith('src/domain/') && !file.isTest);
}

/** Returns whether a source has behaviour: false for types, re-exports and literal constants alone. */
function hasBehaviour(source: string): boolean {
  const code = blankCommentsAndTemplates(stripTypeScriptTypes(source));
  return /=>|\bfunction\b|\bclass\b|\w\s*\(/.test(code.replace(/\bObject\.freeze\s*\(/g, ''));
}
