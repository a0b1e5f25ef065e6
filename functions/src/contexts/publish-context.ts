import { publishContextContract } from '../../../src/domain/callables/contexts.ts';
import { publishCallable } from '../content/publish-content.ts';
import { CONTEXT_SERVER } from './context-server.ts';

/** @source src/domain/callables/content-contracts.ts */
export const publishContext = publishCallable(CONTEXT_SERVER, publishContextContract);
