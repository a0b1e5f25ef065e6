import { newIdentifiers, type OtherIdentifier } from '../animals/other-identifiers.ts';
import { likelyText } from './broken-text.ts';
import type { CheckedRow, ImportRow } from './checked-row.ts';
import { changesOf } from './compare-row.ts';
import { departureOf } from './departure-of.ts';
import type { ImportAnswer } from './import-answers.ts';
import type { ImportGround, KnownAnimal } from './import-ground.ts';
import { knownKeys } from './known-keys.ts';
import { chipsOf, likelySame } from './likely-same.ts';
import { type NoteTexts, notesWith } from './note-texts.ts';
import { birthText } from './read-birth.ts';
import type { ReadRow } from './read-row.ts';
import { RowVerdict } from './row-verdict.ts';

/** Fields whose texts may have been converted wrongly on their way. */
const TEXTS = ['registryId', 'animalName', 'subspecies', 'notes'] as const;

/** One shared empty list: thousands of rows change nothing. */
const NO_CHANGES: CheckedRow['changes'] = [];
const NO_IDENTIFIERS: readonly OtherIdentifier[] = [];

type Matching = {
  readonly noteTexts: NoteTexts;
  readonly answers: ReadonlySet<ImportAnswer>;
  /** by line: whether its row is the animal that it resembles */
  readonly sameness: ReadonlyMap<number, boolean>;
  /** every identifier in the file */
  readonly named: ReadonlySet<string>;
};

/**
 * Returns a function that compares one row after the other with the register and with the rows before it: the row is
 * new, changed, unchanged, or wrong because of them. Its identifiers decide which animal a row means: the one in the
 * register first, then the GAN, then any other.
 */
export function againstRegister(
  ground: ImportGround,
  { noteTexts, answers, sameness, named }: Matching,
): (line: number, read: ReadRow) => CheckedRow {
  const ofId = knownKeys(ground.animals, identifiersOf);
  const ofOther = knownKeys(ground.animals, identifiersOf);
  const ofChip = knownKeys(ground.animals, chipsOf);
  const likelyOf = likelySame(ground.animals, (animal) =>
    identifiersOf(animal).some((id) => id !== null && named.has(id)),
  );
  /** Returns whether people said that a row is the animal that it resembles; null when nobody has. */
  const isSaidSame = (line: number): boolean | null => {
    if (answers.has('same-animal')) return sameness.get(line) ?? true;
    return sameness.get(line) ?? (answers.has('another-animal') ? false : null);
  };
  const enclosures = new Map(ground.enclosures.map((enclosure) => [enclosure.enclosureId, enclosure]));

  return (line, read) => {
    const { registryId, animalChipId: chip, transponder } = read;
    const byId = ofId(registryId, line);
    const byGan = read.gan === registryId ? byId : ofId(read.gan, line);
    const identified = byId.animal ?? byGan.animal ?? ofOther(read.otherId, line).animal;
    const likely = identified === undefined && read.leaving === null ? likelyOf(read) : null;
    const isSame = likely === null ? null : isSaidSame(line);
    const known = isSame === true ? (likely ?? undefined) : identified;
    const verdict = new RowVerdict(read, answers);
    const done = (kind: CheckedRow['kind'], more: Partial<CheckedRow> = {}): CheckedRow => ({
      line,
      kind,
      name: read.animalName,
      registryId,
      faults: verdict.faults,
      warnings: verdict.warnings,
      changes: NO_CHANGES,
      write: null,
      group: null,
      departure: null,
      likely: null,
      ...more,
    });

    const earlier = byId.earlier ?? byGan.earlier;
    if (earlier !== null) verdict.wrong('registryId', registryId, 'import/id-duplicate', { line: earlier });
    if (read.leaving !== null) return departureOf(line, read, read.leaving, known, verdict, done);
    if (byId.animal !== undefined && byGan.animal !== undefined && byId.animal !== byGan.animal)
      verdict.wrong('gan', read.gan, 'import/ids-differ', {
        name: byId.animal.animalName,
        other: byGan.animal.animalName,
      });
    if (known?.isArchived === true)
      verdict.wrong('registryId', registryId, 'import/id-archived', { name: known.animalName });
    else if (known !== undefined && known.status !== 'present')
      verdict.wrong('registryId', registryId, 'import/id-left', { name: known.animalName });
    const chipNumber = chip ?? transponder?.value ?? null;
    const { animal: owner, earlier: sameChip } = ofChip(chipNumber, line);
    let isChipTaken = false;
    if (chipNumber !== null && sameChip !== null) {
      isChipTaken = true;
      verdict.wrong('animalChipId', chipNumber, 'import/chip-duplicate', { line: sameChip });
    }
    // The decision whether both are one comes first.
    const isAsked = isSame === null && owner === likely;
    if (chipNumber !== null && owner !== undefined && owner !== known && !isAsked) {
      isChipTaken = true;
      verdict.wrong('animalChipId', chipNumber, 'import/chip-taken', { name: owner.animalName });
    }
    const now = known === undefined ? undefined : enclosures.get(known.enclosureId ?? '');
    if (now !== undefined && !now.mayEdit && now.enclosureId !== read.enclosure?.enclosureId)
      verdict.wrong('enclosure', now.enclosureName, 'import/enclosure-foreign', { name: now.enclosureName });
    if (read.enclosure === null) return done('wrong');
    // A decision about the line itself needs no answer for all lines any more.
    if (likely !== null && !sameness.has(line))
      verdict.wrong('animalName', read.animalName, 'import/likely-same', {
        name: likely.animalName,
        id: likely.registryId ?? '–',
      });

    const said = withoutTakenChip(read, isChipTaken);
    const row = readable(rowOf(line, said, read.enclosure.enclosureId, known, noteTexts), known, verdict, answers);
    const compared =
      likely === null
        ? null
        : { animal: likely, isSame, row: rowOf(line, read, read.enclosure.enclosureId, undefined, noteTexts) };
    if (verdict.faults.length > 0) return done('wrong', { likely: compared });
    if (known === undefined) return done('new', { name: row.animalName, write: row, likely: compared });
    const changes = changesOf(row, known);
    if (changes.length === 0) return done('unchanged', { likely: compared });
    return done('changed', { name: row.animalName, changes, write: row, likely: compared });
  };
}

function identifiersOf({ registryId, otherIdentifiers }: KnownAnimal): readonly (string | null)[] {
  if (otherIdentifiers === undefined) return [registryId];
  const others = otherIdentifiers.filter(({ kind }) => kind === 'gan' || kind === 'local').map(({ value }) => value);
  return [...others, registryId];
}

/** A chip that belongs to another animal is left out when people said so; without that the row is not written at all. */
function withoutTakenChip(read: ReadRow, isChipTaken: boolean): ReadRow {
  return isChipTaken ? { ...read, animalChipId: null, transponder: null } : read;
}

/** Only a new animal gets its notes from the file: the register does not show those of an existing animal. */
function rowOf(
  line: number,
  read: ReadRow,
  enclosureId: string,
  known: KnownAnimal | undefined,
  noteTexts: NoteTexts,
): ImportRow {
  const { animalName, animalSexe, birth, animalChipId, specieId, subspecies, arrivedAtUnix } = read;
  // An animal keeps the identifier in the register that it has: the one of the file is kept beside it.
  const registryId = known?.registryId ?? read.registryId;
  const identifiers = identifiersToAdd(read, registryId, known);
  const day = birth === null || birth.day === null ? '' : dayText(birth.day, birthText(birth));
  return {
    line,
    registryId,
    animalName,
    animalSexe,
    animalBirthdate: birth === null ? null : birthText(birth),
    animalChipId,
    specieId,
    subspecies,
    enclosureId,
    notes: known === undefined ? notesWith(read.notes, [[noteTexts.birthDay, day]]) : '',
    ...(identifiers.length === 0 ? {} : { otherIdentifiers: [...identifiers] }),
    // The server finds an animal by its identifier in the register: one without is named by its document.
    ...(known !== undefined && known.registryId === null ? { animalId: known.animalId } : {}),
    ...(known === undefined && arrivedAtUnix !== null ? { arrivedAtUnix } : {}),
  };
}

function identifiersToAdd(
  { registryId: id, gan, otherId, transponder }: ReadRow,
  registryId: string,
  known: KnownAnimal | undefined,
): readonly OtherIdentifier[] {
  const all: OtherIdentifier[] = [];
  if (gan !== '' && gan !== registryId) all.push({ kind: 'gan', value: gan });
  for (const value of new Set([id, otherId]))
    if (value !== '' && value !== registryId && value !== gan) all.push({ kind: 'local', value });
  if (transponder !== null) all.push(transponder);
  return all.length === 0 ? NO_IDENTIFIERS : newIdentifiers(known?.otherIdentifiers ?? NO_IDENTIFIERS, all);
}

function dayText(day: number, month: string): string {
  return `${String(day).padStart(2, '0')}/${month}`;
}

/**
 * Returns the row with the texts that were probably meant, where people said so; otherwise a text whose characters were
 * converted wrongly is a fault. A text that the register has in the same form means what it says.
 */
function readable(
  row: ImportRow,
  known: KnownAnimal | undefined,
  verdict: RowVerdict,
  answers: ReadonlySet<ImportAnswer>,
): ImportRow {
  const meant: { -readonly [Field in (typeof TEXTS)[number]]?: string } = {};
  for (const field of TEXTS) {
    const text = row[field];
    const likely = text === null ? null : likelyText(text);
    if (text === null || likely === null || (field !== 'notes' && known?.[field] === text)) continue;
    verdict.wrong(field, text, 'import/text-broken', { likely });
    if (answers.has('text-as-meant')) meant[field] = likely;
  }
  return { ...row, ...meant };
}
