import { type ComparedSides, doOverlap, periodsAround } from '#domain/analysis/comparison/compared-sides.ts';
import { fail, ok, type Result } from '#domain/shared/result.ts';
import { ZONE } from '#domain/time/epoch.ts';
import {
  boundsOfPeriod,
  endsBeforeItBegins,
  isMinute,
  readableBound,
  startOf,
  type TypedPeriod,
} from '#domain/time/typed-period.ts';
import { MAX_CHOSEN } from '../analysis-filters.ts';

/** The ways to part scans in two sides: by a day, by two periods, by two groups of animals, by two campaigns. */
export const COMPARED_KINDS = ['border', 'periods', 'animals', 'campaigns'] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

/** The two sides as they are chosen, complete or not; `border` is the first day of the second side. */
export type ComparedChoice =
  | { readonly kind: 'border'; readonly border: string }
  | { readonly kind: 'periods'; readonly a: TypedPeriod; readonly b: TypedPeriod }
  | { readonly kind: 'animals'; readonly a: readonly string[]; readonly b: readonly string[] }
  | { readonly kind: 'campaigns'; readonly a: string; readonly b: string };

/** The reasons why a choice cannot be compared. */
export type ChoiceFault = 'missing' | 'backwards' | 'overlap';

/**
 * Returns the sides that an address names: `compare=border&border=2026-03-10`, `compare=periods&a=2026-03-01,2026-03-09&b=…`
 * or `compare=animals&a=ada,bo&b=…`, or `compare=campaigns&a=one&b=two`. Texts that name nothing are left out; without `compare` a border is asked for.
 */
export function readComparedChoice(parameters: URLSearchParams): ComparedChoice {
  const kind = COMPARED_KINDS.find((one) => one === parameters.get('compare')) ?? 'border';
  const textOf = (side: 'a' | 'b') => parameters.get(side) ?? '';
  if (kind === 'border') return { kind, border: readDay(parameters.get('border') ?? '') };
  if (kind === 'campaigns') return { kind, a: textOf('a'), b: textOf('b') };
  if (kind === 'periods') return { kind, a: readPeriod(textOf('a')), b: readPeriod(textOf('b')) };
  return { kind, a: readIds(textOf('a')), b: readIds(textOf('b')) };
}

/** Returns the parameters of a choice; null takes a parameter out. */
export function writeComparedChoice(
  choice: ComparedChoice,
): Readonly<Record<'compare' | 'border' | 'a' | 'b', string | null>> {
  const none = { border: null, a: null, b: null };
  if (choice.kind === 'border')
    return { ...none, compare: choice.border === '' ? null : choice.kind, border: choice.border };
  if (choice.kind === 'campaigns') return { ...none, compare: choice.kind, a: choice.a, b: choice.b };
  if (choice.kind === 'animals') return { ...none, compare: choice.kind, a: choice.a.join(','), b: choice.b.join(',') };
  return { ...none, compare: choice.kind, a: writePeriod(choice.a), b: writePeriod(choice.b) };
}

/** Returns the empty choice of a kind. */
export function emptyChoice(kind: ComparedKind): ComparedChoice {
  return readComparedChoice(new URLSearchParams({ compare: kind }));
}

/** Returns the sides of a choice; fails where one is missing, ends before it begins, or shares something with the other. */
export function sidesOf(choice: ComparedChoice): Result<ComparedSides, ChoiceFault> {
  const sides = chosenSides(choice);
  if (sides === null) return fail('missing');
  if (choice.kind === 'periods' && [choice.a, choice.b].some((one) => endsBeforeItBegins(one, ZONE)))
    return fail('backwards');
  return doOverlap(sides) ? fail('overlap') : ok(sides);
}

function chosenSides(choice: ComparedChoice): ComparedSides | null {
  if (choice.kind === 'border') {
    const borderMs = startOf(choice.border, ZONE);
    return borderMs === null ? null : periodsAround(borderMs);
  }
  if (choice.kind === 'campaigns')
    return choice.a === '' || choice.b === '' ? null : { kind: 'cohorts', a: choice.a, b: choice.b };
  if (choice.kind === 'animals') return choice.a.length === 0 || choice.b.length === 0 ? null : choice;
  const isChosen = ({ from, until }: TypedPeriod) => from !== '' || until !== '';
  if (!isChosen(choice.a) || !isChosen(choice.b)) return null;
  return { kind: choice.kind, a: boundsOfPeriod(choice.a, ZONE), b: boundsOfPeriod(choice.b, ZONE) };
}

function readDay(text: string): string {
  return isMinute(text) ? '' : readableBound(text, ZONE);
}

function readPeriod(text: string): TypedPeriod {
  const [from = '', until = ''] = text.split(',');
  return { from: readDay(from), until: readDay(until) };
}

function writePeriod({ from, until }: TypedPeriod): string | null {
  return from === '' && until === '' ? null : `${from},${until}`;
}

function readIds(text: string): readonly string[] {
  return text.split(',').filter(Boolean).slice(0, MAX_CHOSEN);
}
