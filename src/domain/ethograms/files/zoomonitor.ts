import { textIn, untranslated } from '../../content/translated.ts';
import { appError } from '../../errors/app-error.ts';
import { foldedName } from '../../text/folded.ts';
import type { Language } from '../../users/language.ts';
import { type Behaviour, type BehaviourType, type EthogramContent, NOT_VISIBLE } from '../ethogram.ts';
import { emptyEthogram, notVisible, unseenCategory } from '../tidy-ethogram.ts';
import { type FileFault, type FileNote, type FileReading, unreadable } from './file-reading.ts';
import { fitColour, keyGiver } from './fill-behaviours.ts';

/** The columns of a table of behaviours, with the headings by which each is known; a channel is a category. */
const HEADINGS = {
  category: ['category', 'channel name', 'channel', 'behavior category'],
  behaviour: ['behavior', 'behaviour', 'behavior name', 'name'],
  code: ['code', 'abbreviation', 'behavior code'],
  type: ['type', 'channel type', 'behavior type'],
  definition: ['definition', 'description', 'behavior description'],
  modifiers: ['modifiers', 'behavior modifiers', 'modifier'],
} as const;
type Column = keyof typeof HEADINGS;
const COLUMNS = Object.keys(HEADINGS) as readonly Column[];

/** The kinds of channels: intervals and durations are states, all occurrences are points. */
const TYPES: Readonly<Record<string, BehaviourType>> = {
  interval: 'state',
  continuous: 'state',
  state: 'state',
  'all occurrence': 'point',
  event: 'point',
  point: 'point',
};

/** Returns the place of each column in a row of headings; null when it has no behaviours. */
export function zooMonitorColumns(headings: readonly string[]): Partial<Record<Column, number>> | null {
  const folded = headings.map(foldedName);
  const found = COLUMNS.flatMap((column) => {
    const at = folded.findIndex((heading) => (HEADINGS[column] as readonly string[]).includes(heading));
    return at === -1 ? [] : [[column, at] as const];
  });
  const columns: Partial<Record<Column, number>> = Object.fromEntries(found);
  const isEthogram = columns.behaviour !== undefined && found.length > 1;
  return isEthogram ? columns : null;
}

/**
 * Returns the ethogram of a table of behaviours, one a line below its headings, with its texts in one language.
 * Modifiers stand as 'Name: value, value; Name: value'.
 */
export function readZooMonitor(rows: readonly (readonly string[])[], language: Language): FileReading {
  const [headings = [], ...lines] = rows;
  const columns = zooMonitorColumns(headings);
  if (columns === null) return unreadable('ethogram/file-unknown');
  const faults: FileFault[] = [];
  const notes: FileNote[] = [];
  const giveKey = keyGiver();
  const names: string[] = [];
  const behaviours = lines.flatMap((cells, at): Behaviour[] => {
    const cell = (column: Column) => cells[columns[column] ?? -1]?.trim() ?? '';
    const place = String(at + 2);
    if (cells.every((one) => one.trim() === '')) return [];
    const name = cell('behaviour');
    if (name === '') faults.push({ place, error: appError('ethogram/code-required') });
    const type = TYPES[foldedName(cell('type'))];
    if (type === undefined && cell('type') !== '')
      faults.push({ place, error: appError('ethogram/type-unknown', { value: cell('type') }) });
    else if (type === undefined) notes.push({ place, note: 'type-assumed', text: name });
    const category = cell('category');
    if (!names.includes(category)) names.push(category);
    return [
      {
        ...{ code: cell('code') || name, type: type ?? 'state', key: giveKey(''), colour: fitColour('', at) },
        name: { ...untranslated(), [language]: name },
        definition: { ...untranslated(), [language]: cell('definition') },
        ...{ categoryId: `c${names.indexOf(category) + 1}`, valence: 'neutral', exclusionGroup: null },
        modifiers: modifiersOf(cell('modifiers'), language),
        ...{ pictureUrl: null, was: [], kept: '' },
      },
    ];
  });
  if (behaviours.length === 0) return unreadable('ethogram/file-empty');
  const hasNotVisible = behaviours.some(({ code }) => code === NOT_VISIBLE);
  if (!hasNotVisible) notes.push({ place: '1', note: 'not-visible-added', text: NOT_VISIBLE });
  return {
    ok: true,
    kind: 'zoomonitor',
    notes,
    faults,
    content: {
      ...emptyEthogram(),
      categories: [
        ...names.map((name, at) => ({
          categoryId: `c${at + 1}`,
          name: { ...untranslated(), [language]: name || '–' },
        })),
        ...(hasNotVisible ? [] : [unseenCategory()]),
      ],
      behaviours: hasNotVisible ? behaviours : [...behaviours, { ...notVisible(), key: giveKey('0') }],
    },
  };
}

/** Returns the ethogram as such a table, headings first. */
export function writeZooMonitor({ categories, behaviours }: EthogramContent, language: Language): string[][] {
  const names = new Map(categories.map(({ categoryId, name }) => [categoryId, textIn(name, language)]));
  const rows = behaviours.map(({ categoryId, name, code, type, definition, modifiers }) => [
    names.get(categoryId) ?? '',
    textIn(name, language),
    code,
    type === 'state' ? 'Interval' : 'All Occurrence',
    textIn(definition, language),
    modifiers
      .map(
        (one) => `${textIn(one.name, language)}: ${one.values.map((value) => textIn(value.name, language)).join(', ')}`,
      )
      .join('; '),
  ]);
  return [['Category', 'Behavior', 'Code', 'Channel Type', 'Definition', 'Modifiers'], ...rows];
}

function modifiersOf(text: string, language: Language): Behaviour['modifiers'] {
  const sets = text.split(';').filter((set) => set.trim() !== '');
  return sets.map((set, at) => {
    const [name, values] = splitAt(set.includes(':') ? set : `${at + 1}:${set}`, ':');
    const named = [...new Set(values.split(',').map((value) => value.trim()))].filter(Boolean);
    return {
      modifierId: `m${at + 1}`,
      name: { ...untranslated(), [language]: name.trim() },
      values: named.map((value, place) => ({
        valueId: `v${place + 1}`,
        name: { ...untranslated(), [language]: value },
      })),
    };
  });
}

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return [text.slice(0, at), text.slice(at + sign.length)];
}
