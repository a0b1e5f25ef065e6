import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParameters } from '#lib/address-parameters.ts';
import { type ComparedChoice, readComparedChoice, sidesOf, writeComparedChoice } from './compared-choice.ts';

/**
 * Returns the two sides that the address names, what is wrong with them, and the function that changes them. A campaign that is not
 * among those that are analysed is missing.
 */
export function useComparedChoice(campaignIds: readonly string[]) {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.toString();
  const analysed = campaignIds.join(' ');
  const { choice, sides } = useMemo(() => {
    const read = readComparedChoice(new URLSearchParams(query));
    const known = (id: string) => (analysed.split(' ').includes(id) ? id : '');
    const named = read.kind === 'campaigns' ? { ...read, a: known(read.a), b: known(read.b) } : read;
    return { choice: named, sides: sidesOf(named) };
  }, [query, analysed]);
  const onChoice = (next: ComparedChoice) =>
    setParameters((now) => withParameters(now, writeComparedChoice(next)), {
      replace: true,
      preventScrollReset: true,
    });
  return { choice, sides: sides.ok ? sides.value : null, fault: sides.ok ? null : sides.error, onChoice };
}
