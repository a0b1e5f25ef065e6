import { analyse } from '../../src/domain/analysis/analyse.ts';
import { readDataSet } from '../../src/domain/analysis/read-data-set.ts';
import { fail, ok, type Result } from '../../src/domain/shared/result.ts';

/**
 * Returns every result of the data set in a JSON text, as indented JSON that ends with a line break. Fails with a line
 * for each error: that the text is no JSON, or a field of the data set with the reason why it is refused.
 */
export function analyseText(text: string): Result<string, readonly string[]> {
  const input = parsed(text);
  if (!input.ok) return input;
  const dataSet = readDataSet(input.value);
  if (dataSet.ok) return ok(`${JSON.stringify(analyse(dataSet.value), null, 2)}\n`);
  return fail(dataSet.error.map(({ params }) => `${params?.['field'] || 'the data set'}: ${params?.['reason']}`));
}

function parsed(text: string): Result<unknown, readonly string[]> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return fail([`The file is not JSON: ${error instanceof Error ? error.message : String(error)}`]);
  }
}
