import type { Mutation } from './mutation.ts';

/** Comments, texts, paths and the words of the language; the first group that matches decides. */
const TOKENS =
  /(?<comment>\/\/[^\n]*)|(?<text>'(?:[^'\\\n]|\\.)*')|(?<skipped>\bmatch\s+\/[^\n]*|\/(?:databases|zoo|users|tasks)\S*|rules_version[^\n]*)|(?<operator>&&|\|\||==|!=|<=|>=|<|>|!)|(?<number>\b\d+\b)|(?<flag>\b(?:true|false)\b)/g;

const OPERATORS: Readonly<Record<string, string>> = {
  '&&': '||',
  '||': '&&',
  '==': '!=',
  '!=': '==',
  '<=': '<',
  '>=': '>',
  '<': '<=',
  '>': '>=',
  '!': '',
};

/**
 * Returns every fault that can be put into a source of security rules one at a time: another operator, a number one
 * larger, the other flag, another word in place of a role, a state or a field. Comments, patterns and paths stay.
 */
export function rulesMutations(file: string, source: string): Mutation[] {
  return [...source.matchAll(TOKENS)].flatMap((token) => {
    const { operator, number, flag, text } = token.groups ?? {};
    const place = { file, start: token.index, end: token.index + token[0].length };
    if (operator !== undefined) return [{ ...place, text: OPERATORS[operator] ?? operator }];
    if (number !== undefined) return [{ ...place, text: String(Number(number) + 1) }];
    if (flag !== undefined) return [{ ...place, text: flag === 'true' ? 'false' : 'true' }];
    return text !== undefined && /^'\w+'$/.test(text) ? [{ ...place, text: `'${text.slice(1, -1)}X'` }] : [];
  });
}
