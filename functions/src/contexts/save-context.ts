import { saveContextContract } from '../../../src/domain/callables/contexts.ts';
import { saveCallable } from '../content/save-content.ts';
import { CONTEXT_SERVER } from './context-server.ts';

/** @source src/domain/callables/content-contracts.ts */
export const saveContext = saveCallable(CONTEXT_SERVER, saveContextContract);
