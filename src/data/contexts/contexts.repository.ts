import { archiveContextContract, publishContextContract, saveContextContract } from '#domain/callables/contexts.ts';
import { CONTEXT_KIND, type ContextTypes } from '#domain/contexts/context-table.ts';
import { callOf } from '../callables/call-function.ts';
import { type ContentRepository, contentRepository } from '../content/content.repository.ts';

const calls = {
  save: callOf(saveContextContract),
  publish: callOf(publishContextContract),
  archive: callOf(archiveContextContract),
};

export type ContextsRepository = ContentRepository<ContextTypes, typeof calls>;

/** Returns the contexts of a database, with the server's calls. */
export const contextsRepository = contentRepository<ContextTypes, typeof calls>(CONTEXT_KIND, calls);
