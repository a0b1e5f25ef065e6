import { RulesDuration, RulesLatLng, RulesMapDiff, RulesPath, RulesSet, RulesTimestamp } from './contract.ts';
import { stringOf } from './library/conversions.ts';
import { Fault, type Outcome } from './outcome.ts';
import { Problem } from './problem.ts';
import { isSymbolic } from './symbols.ts';
import { isList, isMap } from './value-types.ts';

const MAX_TEXT_LENGTH = 60;
const MAX_ITEMS = 8;
const DEEPEST = 3;

/** Returns the result of an expression as a short text. */
export function outcomeText(outcome: Outcome, depth = 0): string {
  if (outcome instanceof Fault) return `error: ${outcome.message}`;
  if (isSymbolic(outcome)) return 'open: it may differ from result to result';
  if (typeof outcome === 'string') return quoted(outcome);
  if (isList(outcome)) return `[${itemsText(outcome, depth)}]`;
  if (outcome instanceof RulesSet) return `set [${itemsText(outcome.values, depth)}]`;
  if (isMap(outcome)) return `{${entriesText(outcome, depth)}}`;
  if (outcome instanceof RulesMapDiff)
    return `difference of ${outcomeText(outcome.left, depth + 1)} and ${outcomeText(outcome.right, depth + 1)}`;
  if (outcome instanceof RulesTimestamp) return `timestamp ${instantText(outcome)}`;
  if (outcome instanceof RulesDuration) return `duration ${Number(outcome.seconds) + outcome.nanos / 1e9} s`;
  if (outcome instanceof RulesLatLng) return `latlng ${outcome.latitude}, ${outcome.longitude}`;
  if (outcome instanceof Uint8Array) return `bytes ${Buffer.from(outcome.subarray(0, 16)).toString('hex')}`;
  const text = stringOf(outcome);
  return text instanceof Problem || (outcome instanceof RulesPath && text.length > 200) ? 'a value' : text;
}

function quoted(text: string): string {
  return text.length <= MAX_TEXT_LENGTH ? JSON.stringify(text) : `${JSON.stringify(text.slice(0, MAX_TEXT_LENGTH))}…`;
}

function itemsText(items: readonly Exclude<Outcome, Fault>[], depth: number): string {
  if (depth >= DEEPEST) return '…';
  const shown = items.slice(0, MAX_ITEMS).map((item) => outcomeText(item, depth + 1));
  return [...shown, ...(items.length > MAX_ITEMS ? [`… ${items.length - MAX_ITEMS} more`] : [])].join(', ');
}

function entriesText(map: ReadonlyMap<string, Exclude<Outcome, Fault>>, depth: number): string {
  if (depth >= DEEPEST) return '…';
  const shown = [...map].slice(0, MAX_ITEMS).map(([key, value]) => `${key}: ${outcomeText(value, depth + 1)}`);
  return [...shown, ...(map.size > MAX_ITEMS ? [`… ${map.size - MAX_ITEMS} more`] : [])].join(', ');
}

function instantText({ seconds, nanos }: RulesTimestamp): string {
  const fraction = nanos === 0 ? '' : `.${String(nanos).padStart(9, '0').replace(/0+$/, '')}`;
  return `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19)}${fraction}Z`;
}
