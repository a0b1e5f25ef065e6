import type { Evaluator } from './compiled.ts';
import { RulesPath } from './contract.ts';
import type { DocumentFunction } from './globals.ts';
import { Fault } from './outcome.ts';
import { documentValue } from './run.ts';
import { isSymbolic, UNKNOWN } from './symbols.ts';
import type { Span } from './syntax.ts';
import { typeName } from './value-types.ts';

/**
 * Returns get(), exists() or their …After twins, which read the database after all writes of the request. get() of a
 * missing document is an error. Source: docs/reference/rules/rules.firestore.
 */
export function compileDocumentFunction(name: DocumentFunction, args: readonly Evaluator[], span: Span): Evaluator {
  const [argument] = args;
  if (!argument || args.length !== 1) {
    const fault = new Fault(`Incorrect number of arguments. Received: ${args.length}. Expected: ${name}(path).`, span);
    return () => fault;
  }
  const after = name.endsWith('After');
  const whole = name.startsWith('get');
  return (run, locals) => {
    const path = argument(run, locals);
    if (path instanceof Fault) return path;
    if (isSymbolic(path)) return UNKNOWN;
    if (!(path instanceof RulesPath)) {
      const received = `${name}(${typeName(path)})`;
      return new Fault(`Unsupported operation error. Received: ${received}. Expected: ${name}(path).`, span);
    }
    const found = run.access.read(path.segments, after, span);
    if (found instanceof Fault) return found;
    if (!whole) return found !== null;
    return found ? documentValue(found) : new Fault('Null value error.', span);
  };
}
