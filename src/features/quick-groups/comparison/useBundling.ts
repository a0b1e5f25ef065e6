import { useSearchParams } from 'react-router-dom';
import { CHART_FORMS, type ChartForm } from '#kit/chart/figures.ts';
import { withParameters } from '#lib/address-parameters.ts';
import { type Bundling, BUNDLINGS } from './entries.ts';

/** Returns the arrangement of the charts, which the address keeps, and the functions that change it. */
export function useBundling() {
  const [parameters, setParameters] = useSearchParams();
  const change = (fields: Readonly<Record<string, string | null>>) =>
    setParameters((now) => withParameters(now, fields), { replace: true, preventScrollReset: true });
  const formOf = (name: string): ChartForm => CHART_FORMS.find((one) => one === parameters.get(name)) ?? 'chart';
  return {
    bundling: BUNDLINGS.find((one) => one === parameters.get('by')) ?? 'group',
    // The shapes of one arrangement are none of another one.
    bundleBy: (by: Bundling) => change({ by: by === 'group' ? null : by, shapes: null }),
    /** ids of the entries on the radar; null for those of the best scores */
    shapes: parameters.get('shapes')?.split(',') ?? null,
    chooseShapes: (ids: readonly string[]) => change({ shapes: ids.join(',') }),
    barsAs: formOf('bars'),
    showBarsAs: (form: ChartForm) => change({ bars: form === 'chart' ? null : form }),
    radarAs: formOf('radar'),
    showRadarAs: (form: ChartForm) => change({ radar: form === 'chart' ? null : form }),
  };
}
