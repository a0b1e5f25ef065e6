import { MantineProvider, Menu } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { DataColumn } from '../columns.ts';
import { DEFAULT_COLUMNS, type ListSettings } from './list-settings.ts';
import type { TableTexts } from './table-texts.ts';
import { type FullTableProps, useFullTable } from './useFullTable.tsx';

/** For tests: a herd, its columns, and a list of it with words in French. */
export type Animal = {
  readonly id: string;
  readonly name: string;
  readonly weight: number | null;
  readonly sector: string;
};

/** Returns `count` animals, the first called "Animal 1". */
export const herd = (count: number): readonly Animal[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `a${at + 1}`,
    name: `Animal ${at + 1}`,
    weight: at % 10 === 9 ? null : (at * 7919) % 500,
    sector: at % 2 === 0 ? 'savanna' : 'forest',
  }));

export const COLUMNS: readonly DataColumn<Animal>[] = [
  {
    id: 'name',
    header: 'Nom',
    isTitle: true,
    cell: (animal) => animal.name,
    sortValue: (animal) => animal.name,
    filter: { kind: 'text', textOf: (animal) => animal.name },
  },
  {
    id: 'weight',
    header: 'Poids',
    align: 'end',
    width: 120,
    cell: (animal) => animal.weight ?? '–',
    sortValue: (animal) => animal.weight,
    filter: { kind: 'number', numberOf: (animal) => animal.weight },
  },
  { id: 'sector', header: 'Secteur', cell: (animal) => animal.sector },
  { id: 'id', header: 'Numéro', hiddenByDefault: true, cell: (animal) => animal.id },
];

const TEXTS: TableTexts = {
  selectAll: 'Tout sélectionner',
  selectRow: (name) => `Sélectionner ${name}`,
  selected: (count) => `${count} sélectionnés`,
  clearSelection: 'Tout désélectionner',
  bulkLabel: 'Actions sur la sélection',
  otherActions: 'Autres actions',
  progress: (done, total) => `${done} sur ${total}`,
  stop: 'Arrêter',
  toolsLabel: 'Outils de la liste',
  columns: {
    title: 'Choisir les colonnes',
    hint: 'Pour vous seul.',
    close: 'Fermer',
    earlier: (name) => `Avancer ${name}`,
    later: (name) => `Reculer ${name}`,
    moved: (name, place, count) => `${name} : place ${place} sur ${count}`,
    alwaysShown: 'Toujours affichée',
    reset: 'Remettre',
    drag: (name) => `Déplacer ${name}`,
    pin: (name) => `Figer ${name}`,
    width: (name) => `Largeur de ${name}`,
    compact: 'Lignes compactes',
    density: 'Hauteur des lignes',
    densities: { comfortable: 'Confortable', compact: 'Compacte' },
  },
  filters: {
    open: 'Filtrer par colonne',
    openSet: (count) => `${count} filtres`,
    label: 'Filtres des colonnes',
    clear: 'Effacer les filtres',
    any: 'Tous',
    least: (name) => `${name}, au moins`,
    most: (name) => `${name}, au plus`,
    noneTitle: 'Aucun résultat',
    noneText: 'Aucune ligne.',
  },
  more: { load: 'Afficher la suite', loading: 'Chargement…', failed: 'Échec', retry: 'Réessayer' },
  sort: {
    label: 'Trier par',
    ascending: 'Ordre croissant',
    descending: 'Ordre décroissant',
  },
};

type Props = Partial<FullTableProps<Animal>> & { readonly rows: readonly Animal[] };

/** The list inside a page that keeps its settings. */
export function Herd(props: Props) {
  const [settings, onSettings] = useState<ListSettings>({ ...DEFAULT_COLUMNS, sort: null, density: 'comfortable' });
  return useFullTable<Animal>({
    label: 'Animaux',
    language: 'fr',
    columns: COLUMNS,
    rowId: idOf,
    rowName: nameOf,
    rowHref: hrefOf,
    texts: TEXTS,
    settings,
    onSettings,
    menu: listMenu,
    ...props,
  });
}

const MENU = 'Affichage';

function listMenu(_shownNow: unknown, entries: ReactNode): ReactNode {
  return (
    <Menu>
      <Menu.Target>
        <button type="button">{MENU}</button>
      </Menu.Target>
      <Menu.Dropdown>{entries}</Menu.Dropdown>
    </Menu>
  );
}

/** The list with the providers of every page. */
export function HerdPage(props: Props) {
  return (
    <MantineProvider>
      <MemoryRouter>
        <Herd {...props} />
      </MemoryRouter>
    </MantineProvider>
  );
}

const idOf = (animal: Animal) => animal.id;
const nameOf = (animal: Animal) => animal.name;
const hrefOf = (animal: Animal) => `/animal?id=${animal.id}`;
