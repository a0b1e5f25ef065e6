import type { Area } from '#domain/enclosures/enclosure.ts';
import type { Zone } from '#domain/enclosures/zone.ts';

/** The plans and zones of the enclosure that a scan records places on. */
export type ScanSurroundings = { readonly areas: readonly Area[]; readonly zones: readonly Zone[] };
