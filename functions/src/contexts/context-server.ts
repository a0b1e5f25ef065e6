import { checkContext } from '../../../src/domain/contexts/check-context.ts';
import { CONTEXT_KIND, type ContextTypes } from '../../../src/domain/contexts/context-table.ts';
import { missingTexts } from '../../../src/domain/contexts/context-texts.ts';
import { tidyContext } from '../../../src/domain/contexts/tidy-context.ts';
import type { ContentServer } from '../content/content-server.ts';

/** Contexts: an establishment's own are its managers', and its models the provider's staff's. */
export const CONTEXT_SERVER: ContentServer<ContextTypes> = {
  kind: CONTEXT_KIND,
  operations: { official: 'questionnaire.editOfficial', own: 'context.edit' },
  tidy: tidyContext,
  missing: missingTexts,
  check: (content, { takenRefs }) => Promise.resolve(checkContext(content, { takenRefs })),
};
