import { type ContextContent, contextContentSchema } from '../../src/domain/contexts/context.ts';
import { readFolder } from './read-folder.ts';

/** Returns the models of contexts that come with the product, by the names of their files; throws for another shape. */
export function readContexts(): ReadonlyMap<string, ContextContent> {
  return readFolder('contexts', (file) => contextContentSchema.parse(file));
}
