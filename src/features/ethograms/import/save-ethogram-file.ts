import type { EthogramContent } from '#domain/ethograms/ethogram.ts';
import type { EthogramFileKind } from '#domain/ethograms/files/file-reading.ts';
import { writeOwnFile } from '#domain/ethograms/files/own-file.ts';
import { writeBoris } from '#domain/ethograms/files/write-boris.ts';
import { writeZooMonitor } from '#domain/ethograms/files/zoomonitor.ts';
import type { Language } from '#domain/users/language.ts';
import { saveFile } from '#lib/csv/save-file.ts';
import { writeCsv } from '#lib/csv/write-csv.ts';

const JSON_TYPE = 'application/json;charset=utf-8';
const INDENT = 2;

/** Offers an ethogram as a file of one of the three kinds; all but the own one hold the texts of one language. */
export function saveEthogramFile(kind: EthogramFileKind, content: EthogramContent, language: Language): void {
  const name = content.ethogramRef.toLowerCase() || 'ethogram';
  if (kind === 'zoomonitor') return saveFile(`${name}.csv`, writeCsv(writeZooMonitor(content, language), ','));
  const [ending, file] =
    kind === 'boris' ? ['boris', writeBoris(content, language)] : ['enclos.json', writeOwnFile(content)];
  return saveFile(`${name}.${ending}`, JSON.stringify(file, null, INDENT), JSON_TYPE);
}
