import { archiveContextContract } from '../../../src/domain/callables/contexts.ts';
import { archiveCallable } from '../content/archive-content.ts';
import { CONTEXT_SERVER } from './context-server.ts';

/** @source src/domain/callables/content-contracts.ts */
export const archiveContext = archiveCallable(CONTEXT_SERVER, archiveContextContract);
