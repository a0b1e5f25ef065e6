import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import i18next from 'i18next';
import { jsPDF } from 'jspdf';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aPublishedQuestion } from '../../../../tests/support/builders/question.ts';
import { aQuestionSet, aQuickEvaluation, aStep } from '../../../../tests/support/builders/quick-evaluation.ts';
import { aQuickAction, aQuickNote, aQuickObjective } from '../../../../tests/support/builders/quick-work.ts';
import { inSevenLanguages } from '../../../../tests/support/builders/seven-languages.ts';
import { pdfPages } from '../../../../tests/support/pdf-text.ts';
import { resultOf } from '#domain/quick-evaluations/result-of.ts';
import type { Language } from '#domain/users/language.ts';
import { drawSheet } from '#kit/pdf/draw-sheet.ts';
import { explained } from '../results/useGroupResults.ts';
import { reportSheets } from './make-report.ts';
import { REPORT_NAMESPACES, type ReportData, type ReportWords } from './report-data.ts';
import { reportSheet } from './report-sheet.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const face = (path: string) => new Uint8Array(readFileSync(join(ROOT, 'node_modules/@expo-google-fonts/inter', path)));
const fonts = { regular: face('400Regular/Inter_400Regular.ttf'), bold: face('700Bold/Inter_700Bold.ttf') };

async function wordsIn(language: Language): Promise<ReportWords> {
  const own = i18next.createInstance();
  const read = (name: string): object =>
    JSON.parse(readFileSync(join(ROOT, `locales/${language}/${name}.json`), 'utf8'));
  await own.init({
    lng: language,
    resources: { [language]: Object.fromEntries(REPORT_NAMESPACES.map((name) => [name, read(name)])) },
    interpolation: { escapeValue: false },
  });
  return { t: own.getFixedT(language, REPORT_NAMESPACES), language, nameOf: (id) => `Nom de ${id}` };
}

const set = aQuestionSet([
  aPublishedQuestion({ questionId: 'space', wording: inSevenLanguages('Les animaux ont-ils assez de place ?') }),
  aPublishedQuestion({
    questionId: 'water',
    category: 'feeding',
    wording: inSevenLanguages('L’eau est-elle propre ?'),
  }),
]);
const evaluationAt = (day: string, answer: string) => {
  const at = Date.parse(`${day}T09:00:00Z`);
  const steps = [aStep('space', answer), aStep('space', 'Trop de boue près de l’abri', { kind: 'comment' })];
  const evaluation = aQuickEvaluation({ status: 'finished', finishedAtUnix: at, leaderId: 'ana', steps });
  return { evaluation, result: resultOf(evaluation, set), at, isChanged: day.startsWith('2025') };
};
const evaluations = [
  evaluationAt('2024-03-01', 'no'),
  evaluationAt('2025-04-02', 'partly'),
  evaluationAt('2026-05-03', 'yes'),
];
const data: ReportData = {
  ...{ parkName: 'Ferme des Érables', groupName: 'Suricates du désert', speciesNames: ['Suricate'], sectorName: null },
  ...{ individualCount: 12, years: [2026, 2025, 2024], now: Date.parse('2026-06-01T10:00:00Z'), evaluations },
  explained: explained(set, evaluations.at(-1)!.evaluation),
  notes: [aQuickNote({ content: 'Le sol reste humide.' })],
  objectives: [aQuickObjective()],
  actions: [aQuickAction({ assigneeId: 'bo', dueAtUnix: Date.parse('2026-07-01T22:00:00Z') })],
  photos: { all: 0, pictures: [] },
};

async function printed(language: Language, differences: Partial<ReportData> = {}): Promise<string> {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: false, putOnlyUsedFonts: true });
  drawSheet(pdf, reportSheet({ ...data, ...differences }, await wordsIn(language)), fonts);
  return pdfPages(new Uint8Array(pdf.output('arraybuffer')))
    .flat()
    .join(' ')
    .replaceAll('\u00A0', ' ');
}

describe('the report on a group as a PDF', () => {
  it('says the park, the group, its species, its years and the day it was made', async () => {
    const text = await printed('fr');
    expect(text).toMatch(/Suricates du désert.*Ferme des Érables.*Suricate.*2024, 2025 et 2026.*1er juin 2026/);
  });
  it('has the figures of the screens: scores, labels and answers of each evaluation', async () => {
    const text = await printed('fr');
    expect(text).toMatch(/3 mai 2026.*Score global : 100,0 \(Excellent\).*Réponses données : 1 sur 2/);
    expect(text).toMatch(/1er mars 2024.* 0,0 0,0 – – – 1 \/ 2/);
    expect(text).toMatch(/2 avr. 2025.* 50,0 50,0 – – – 1 \/ 2/);
    expect(text).toMatch(/assez de place.*Oui.*Trop de boue/);
    expect(text).toMatch(/L’eau est-elle propre.*Sans réponse/);
  });
  it('has the evolution with the mark of changed questions, the objectives, actions and notes', async () => {
    const text = await printed('fr');
    expect(text).toMatch(/Évolution des scores.*Repère vertical/);
    expect(text).toMatch(/Deux sols.*Pailler l’abri.*Nom de bo.*02\/07\/2026.*Le sol reste humide/);
  });
  it('has the photos below their dates and questions, and says how many there are when some are missing', async () => {
    const bytes = new Uint8Array(
      await sharp({ create: { width: 8, height: 6, channels: 3, background: '#4a7' } })
        .jpeg()
        .toBuffer(),
    );
    const pictures = [{ questionId: 'space', at: evaluations[2]!.at, bytes }];
    expect(await printed('fr', { photos: { all: 1, pictures } })).toMatch(/Photos 03\/05\/2026 · .*assez de place/);
    expect(await printed('fr', { photos: { all: 1, pictures } })).not.toContain('Photos imprimées');
    expect(await printed('fr', { photos: { all: 3, pictures } })).toContain('Photos imprimées : 1 sur 3');
    expect(await printed('fr')).not.toContain('Photos');
  });
  it('does not name the park in anonymous mode', async () => {
    expect(await printed('fr', { parkName: null })).not.toMatch(/Érables|Parc/);
  });
  it('has no chart of one evaluation, and no heading of empty parts', async () => {
    const text = await printed('fr', { evaluations: evaluations.slice(-1), notes: [], objectives: [], actions: [] });
    expect(text).not.toContain('Évolution des scores');
    expect(text).not.toContain('Notes');
    expect(text).not.toContain('Actions à mener');
  });
  it.each(['en', 'de', 'es', 'it', 'nl', 'pt'] as const)('is written in %s with its accents', async (language) => {
    const text = await printed(language);
    const { t } = await wordsIn(language);
    for (const word of [t('quick-groups:title'), t('quick-export:evaluations'), t('scores:values.category.behavior')])
      expect(text).toContain(word);
    expect(text).not.toContain('□');
    expect(text).toContain('Ferme des Érables');
  });
});

describe('the report on a group as a workbook', () => {
  it('has a sheet for each part that is not empty, with numbers as numbers and dates as dates', async () => {
    const words = await wordsIn('fr');
    const sheets = reportSheets({ ...data, notes: [] }, words);
    expect(sheets.map(({ name, count }) => [name, count])).toEqual([
      ['Évaluations de la période', 3],
      ['Questions et réponses', 2],
      ['Objectifs', 1],
      ['Actions à mener', 1],
      ['À propos du fichier', 4],
    ]);
    expect(sheets[0]?.rowAt(1)).toEqual([
      ...[{ clock: '2025-04-02T11:00' }, 'Nom de ana', 50, 'Moyen', 50, null, null, null, 1, 2, 'Oui'],
    ]);
    expect(sheets[3]?.rowAt(0)?.at(-1)).toEqual({ day: '2026-07-02' });
    expect(sheets[4]?.head).toEqual(['Parc', 'Ferme des Érables']);
  });
});
