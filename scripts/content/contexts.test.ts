import { describe, expect, it } from 'vitest';
import { checkContext } from '../../src/domain/contexts/check-context.ts';
import { missingTexts } from '../../src/domain/contexts/context-texts.ts';
import { tidyContext } from '../../src/domain/contexts/tidy-context.ts';
import { readContexts } from './read-contexts.ts';

const contexts = [...readContexts()];

it('has two models of contexts, each under its own reference, with questions of their own', () => {
  expect(new Set(contexts.map(([, { contextRef }]) => contextRef)).size).toBe(2);
  const ids = contexts.flatMap(([, { questions }]) => questions.map(({ questionId }) => questionId));
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(contexts)('%s', (_name, context) => {
  it('passes the check of editors, and is stored as it is written', () => {
    expect(checkContext(context, { takenRefs: new Set() })).toEqual({});
    expect(tidyContext(context)).toEqual(context);
  });
  it('is written in all seven languages', () => expect(missingTexts(context, null)).toEqual([]));
});
