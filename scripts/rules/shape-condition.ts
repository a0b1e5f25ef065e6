import type { Field } from '../../src/domain/fields/field.ts';

/**
 * Returns the condition of the rules language under which an expression holds a value of the field. Throws for the kinds that
 * depend on more than the value: ids of the document or its parent, copies, authors, instants and patterns.
 */
export function conditionOf(field: Field, expression: string): string {
  const { kind, isNullable, max } = field;
  switch (kind) {
    case 'text':
      return `${isNullable ? 'isTextOrNull' : 'isText'}(${expression}, ${maxOf(field, expression)})`;
    case 'prose':
      return `isProse(${expression}, ${maxOf(field, expression)})`;
    case 'title':
      return `isTitle(${expression}, ${maxOf(field, expression)})`;
    case 'placeName':
      return `isPlaceName(${expression})`;
    case 'memo':
      return `isMemo(${expression})`;
    case 'colour':
      return `isColor(${expression})`;
    case 'id':
      return isNullable ? `isIdOrNull(${expression})` : `${expression} != null && isIdOrNull(${expression})`;
    case 'idList':
      return `isIdList(${expression}, ${maxOf(field, expression)})`;
    case 'tagList':
      return `isTagList(${expression}, ${maxOf(field, expression)})`;
    case 'measure':
      if (!isNullable) break;
      return `isMeasureOrNull(${expression}, ${maxOf(field, expression)})`;
    case 'number':
      if (!isNullable) break;
      return `isNumberOrNull(${expression}, ${maxOf(field, expression)})`;
    case 'flag':
      if (isNullable) break;
      return `${expression} is bool`;
    case 'count':
      if (isNullable || max === undefined) break;
      return `${expression} is int && ${expression} >= 0 && ${expression} <= ${max}`;
    case 'choice':
      if (isNullable) break;
      return `${expression}.matches('${wordsOf(field, expression).join('|')}')`;
    case 'choiceList':
      return listCondition(field, expression);
    case 'ownId':
    case 'parentId':
    case 'zooId':
    case 'copy':
    case 'author':
    case 'editor':
    case 'pattern':
    case 'instant':
    case 'stamp':
    case 'arrival':
    case 'entries':
      break;
  }
  throw new Error(
    `${expression} is ${isNullable ? 'a nullable field' : 'a field'} of the kind ${kind}: say its condition by hand.`,
  );
}

/** Returns the largest length, count or number that the field allows. Throws when it has none. */
export function maxOf({ max }: Field, expression: string): number {
  if (max === undefined) throw new Error(`${expression} has no limit.`);
  return max;
}

/** Returns the choices of the field, quoted. Throws for a field without choices. */
export function valuesOf(field: Field, expression: string): string {
  return wordsOf(field, expression)
    .map((word) => `'${word}'`)
    .join(', ');
}

function listCondition(field: Field, expression: string): string {
  const { min } = field;
  const enough = min === undefined ? '' : `${expression}.size() >= ${min} && `;
  return `${enough}${expression}.toSet().size() == ${expression}.size() && ${expression}.hasOnly([${valuesOf(field, expression)}])`;
}

/** Returns the choices. Throws for one that a regular expression would read as something else than itself. */
function wordsOf({ choices = [] }: Field, expression: string): readonly string[] {
  const odd = choices.find((choice) => !/^\w+$/.test(choice));
  if (choices.length === 0 || odd !== undefined) throw new Error(`${expression} has no choices that are plain words.`);
  return choices;
}
