import { describe, expect, it } from 'vitest';
import { exportName } from './export-name.ts';

const NEW_YEAR_IN_PARIS = Date.parse('2025-12-31T23:30:00Z');

describe('the name of a file', () => {
  it('says the list and the day in Paris', () => {
    expect(exportName('Animaux', NEW_YEAR_IN_PARIS, 'xlsx')).toBe('Animaux 2026-01-01.xlsx');
  });
  it('leads to no other folder and hides nothing', () => {
    expect(exportName('../Vivants/morts: "tous"\u202Excod', 0, 'csv')).toBe('Vivants morts tous xcod 1970-01-01.csv');
  });
  it('is never too long, and never cuts a sign in half', () => {
    expect(exportName('🦒'.repeat(300), 0, 'csv')).toBe(`${'🦒'.repeat(80)} 1970-01-01.csv`);
  });
});
