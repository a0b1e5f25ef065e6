/** The emulator's own endpoints, for tools and tests. */
import { type ErrorForm, sendEmpty, sendJson } from '../http/answer.ts';
import { readJson } from '../http/call.ts';
import type { Handler, Interface } from '../http/route.ts';
import { jsonError } from '../json-api/form.ts';
import type { RulesFile } from '../access/rulesets.ts';
import { invalid, StorageError } from '../storage-error.ts';

/** The form in which rules-unit-testing sends rules. */
const setRules: Handler = async ({ rulesets, log }, call) => {
  const files = ((await readJson(call)) as { rules?: { files?: unknown } } | null)?.rules?.files;
  if (!Array.isArray(files) || files.length === 0) throw invalid("Request body must include 'rules.files' array");
  if (!files.every(isRulesFile)) throw invalid("Each member of 'rules.files' array must contain 'name' and 'content'");
  if (files.length > 1 && !files.every(({ resource }) => typeof resource === 'string'))
    throw invalid("Each member of 'rules.files' array must contain 'name', 'content', and 'resource'");
  const errors = rulesets.load(files).filter(({ severity }) => severity === 'ERROR');
  if (errors.length === 0) {
    sendJson(call.response, 200, { message: 'Rules updated successfully' });
    return;
  }
  const lines = errors.map(
    ({ description, sourcePosition: at }) => `${at.fileName}:${at.line}:${at.column} ${description}`,
  );
  log(`Storage rules refused: ${lines.join('; ')}`);
  throw new StorageError(400, 'invalid', `The rules do not compile. ${lines.join('; ')}`);
};

function isRulesFile(value: unknown): value is RulesFile {
  const file = value as { name?: unknown; content?: unknown; resource?: unknown } | null;
  return (
    typeof file?.name === 'string' &&
    typeof file.content === 'string' &&
    (file.resource === undefined || typeof file.resource === 'string')
  );
}

const reset: Handler = async (service, call) => {
  await service.clear();
  sendEmpty(call.response, 200);
};

const putFaults: Handler = async ({ faults }, call) => {
  const body = (await readJson(call)) as { faults?: unknown } | null;
  if (!Array.isArray(body?.faults)) throw invalid('The body must be {"faults": […]}.');
  faults.set(body.faults);
  sendJson(call.response, 200, { faults: faults.list() });
};

/** Google's usual form, with the message where Google's emulator has it. */
const controlError: ErrorForm = (error) => {
  const { type, text } = jsonError(error);
  return { type, text: JSON.stringify({ message: error.message, ...(JSON.parse(text) as object) }) };
};

export const controlInterface: Interface = {
  errorForm: controlError,
  owns: () => false,
  routes: [
    { pattern: /^\/$/, methods: { GET: (_, call) => sendJson(call.response, 200, { emulator: 'storage' }) } },
    { pattern: /^\/internal\/setRules$/, methods: { PUT: setRules } },
    { pattern: /^\/internal\/reset$/, methods: { POST: reset } },
    {
      pattern: /^\/emulator\/v1\/faults$/,
      methods: {
        GET: ({ faults }, call) => sendJson(call.response, 200, { faults: faults.list() }),
        PUT: putFaults,
        DELETE: ({ faults }, call) => {
          faults.clear();
          sendJson(call.response, 200, {});
        },
      },
    },
  ],
};
