import { jsPDF } from 'jspdf';
import bold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url';
import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import { drawSheet } from './draw-sheet.ts';
import type { SheetDocument } from './sheet-blocks.ts';

/**
 * Returns a sheet as a PDF file: A4, its letters embedded, every text of it can be searched and copied. Import this
 * module when somebody asks for a file: it is heavy. Fails when the letters cannot be fetched.
 */
export async function pdfOf(sheet: SheetDocument): Promise<Blob> {
  const [regularFile, boldFile] = await Promise.all([fileAt(regular), fileAt(bold)]);
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  drawSheet(pdf, sheet, { regular: regularFile, bold: boldFile });
  return pdf.output('blob');
}

async function fileAt(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The letters of the sheet are missing: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
