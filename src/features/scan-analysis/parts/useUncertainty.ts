import { useSearchParams } from 'react-router-dom';
import type { Uncertainty } from '#domain/analysis/uncertainty/uncertainty.ts';
import { withParameters } from '#lib/address-parameters.ts';
import type { AnalysisResult } from '../reading/useScanAnalysis.ts';
import { type Computed, useComputed } from './useComputed.ts';

/** Whether intervals are asked for, which the address keeps as `intervals=1`, and what the worker computed. */
export type ShownUncertainty = Computed<Uncertainty> & {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** Returns the uncertainty of a result, computed once it is asked for: the first view does not wait for it. */
export function useUncertainty(result: AnalysisResult | null, compute: () => Promise<Uncertainty>): ShownUncertainty {
  const [parameters, setParameters] = useSearchParams();
  const isOn = parameters.get('intervals') === '1';
  return {
    isOn,
    ...useComputed(isOn ? result : null, compute, 'scan-analysis/uncertainty'),
    onChange: (isWanted) =>
      setParameters((now) => withParameters(now, { intervals: isWanted ? '1' : null }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
