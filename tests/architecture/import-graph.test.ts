import { describe, expect, test } from 'vitest';
import { clocksAndRandomness, meaninglessNames, overlongFiles, untestedDomainFiles } from './files.ts';
import { areaCycles, deepImports, featureCycles, fileCycles, importsOfRoofs, layerBreaks } from './layers.ts';
import { commentsWithoutSubject, titlesWithoutSubject } from './sentences.ts';
import { readSourceFiles } from './source-files.ts';

const product = readSourceFiles(['src', 'functions/src', 'emulators']);
const everything = [...product, ...readSourceFiles(['scripts', 'tests'])];

describe('the architecture holds', () => {
  test('there is a project to look at', () => {
    expect(product.length).toBeGreaterThan(10);
    expect(product.flatMap((file) => file.imports).length).toBeGreaterThan(10);
  });

  test('every import goes to a layer further down', () => {
    expect(layerBreaks(product)).toEqual([]);
  });

  test('features and data are entered by their front door', () => {
    expect(deepImports(product)).toEqual([]);
  });

  test('no two features need each other', () => {
    expect(featureCycles(product)).toEqual([]);
  });

  test('no two files of the emulators import each other, not even around several corners', () => {
    expect(fileCycles(product, 'emulators/')).toEqual([]);
  });

  test('no two areas of the domain need each other', () => {
    expect(areaCycles(product)).toEqual([]);
  });

  test('no entity of the domain imports a contract or the registry of collections', () => {
    expect(importsOfRoofs(product)).toEqual([]);
  });

  test('every sentence of a comment and every test title names its subject first', () => {
    expect([...commentsWithoutSubject(everything), ...titlesWithoutSubject(everything)]).toEqual([]);
  });

  test('no file is longer than 400 lines', () => {
    expect(overlongFiles(everything)).toEqual([]);
  });

  test('every name tells a purpose', () => {
    expect(meaninglessNames(everything)).toEqual([]);
  });

  test('every file of the domain has its test beside it', () => {
    expect(untestedDomainFiles(product)).toEqual([]);
  });

  test('the domain has no clock and no randomness', () => {
    expect(clocksAndRandomness(product)).toEqual([]);
  });
});
