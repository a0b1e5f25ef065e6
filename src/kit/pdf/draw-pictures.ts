import type { Look, Paper } from './paper.ts';
import type { PicturesBlock } from './sheet-blocks.ts';

const CAPTION: Look = { size: 8, isBold: false, isGrey: true };
const CAPTION_LINES = 2;
const COLUMNS = 3;
/** The height of the room for a picture, the room between pictures, and below a row, in millimetres. */
const ROOM = { height: 41, between: 5, below: 4 };

/** Returns the height of a row of pictures with its captions, in millimetres. */
export function pictureRowHeight(paper: Paper): number {
  return ROOM.height + 1 + CAPTION_LINES * paper.lineHeight(CAPTION) + ROOM.below;
}

/** Draws pictures in rows of three, each whole in a room of one size, with its caption; a row stays on one page. */
export function drawPictures(paper: Paper, { pictures }: PicturesBlock): void {
  const width = (paper.width - (COLUMNS - 1) * ROOM.between) / COLUMNS;
  const height = pictureRowHeight(paper);
  for (let first = 0; first < pictures.length; first += COLUMNS) {
    if (height > paper.room()) paper.nextPage();
    for (const [place, { bytes, caption }] of pictures.slice(first, first + COLUMNS).entries()) {
      const left = place * (width + ROOM.between);
      const size = paper.pictureSize(bytes);
      const scale = Math.min(width / size.width, ROOM.height / size.height);
      const [drawnWidth, drawnHeight] = [size.width * scale, size.height * scale];
      paper.picture(bytes, { x: left, below: ROOM.height - drawnHeight, width: drawnWidth, height: drawnHeight });
      for (const [line, text] of shortened(paper.wrapped(caption, CAPTION, width)).entries())
        paper.write(text, CAPTION, left, ROOM.height + 1 + line * paper.lineHeight(CAPTION));
    }
    paper.move(height);
  }
}

/** Returns the first lines of a caption; the last word of a longer one gives way to an ellipsis. */
function shortened(lines: readonly string[]): readonly string[] {
  const shown = lines.slice(0, CAPTION_LINES);
  return lines.length === shown.length ? shown : [...shown.slice(0, -1), `${shown.at(-1)?.replace(/\s*\S+$/, '')}…`];
}
