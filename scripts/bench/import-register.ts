/** The register file for the bench of imports: like a registry's export, with quotes, accents and odd values. */
import { HEADINGS } from '../../tests/support/registers/ground.ts';

const PLACES = ['Savanna', 'Aviary', 'Lagoon', 'Grande volière, nord', 'Maison des reptiles'];
const SPECIES = ['Panthera leo', 'Ara macao', 'Suricata suricatta', 'Giraffa camelopardalis', 'Phoenicopterus roseus'];

/** Returns the text of a file with this many animals; one line in a hundred is invalid. */
export function registerCsv(animals: number): string {
  const lines = Array.from({ length: animals }, (_, at) => {
    const month = ['Jan', 'Feb', 'Mar', 'Apr', 'Sep', 'Dec'][at % 6] ?? 'Jan';
    return [
      `M${String(at).padStart(6, '0')}`,
      at % 50 === 0 ? `"Zoë ""la ${at}"""` : `Nala ${at}`,
      SPECIES[at % SPECIES.length] ?? '',
      '',
      at % 100 === 99 ? 'Unknown' : at % 2 === 0 ? '1.0' : '0.1',
      `${1 + (at % 28)} ${month} ${2000 + (at % 26)}`,
      at % 8 === 0 ? '' : String(25_020_000_000_000 + at),
      `"${PLACES[at % PLACES.length] ?? ''}"`,
      'Alive',
    ].join(',');
  });
  return [HEADINGS.join(','), ...lines].join('\r\n');
}

export const BENCH_PLACES = PLACES;
export const BENCH_SPECIES = SPECIES;
