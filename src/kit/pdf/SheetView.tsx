import { Text, Title } from '@mantine/core';
import type { PencilSheet, SheetBlock } from './sheet-blocks.ts';
import classes from './SheetView.module.css';

/** The height of a line of `SheetView.module.css`. */
const LINE_PX = 28;

/** A sheet as a page shows it before it is printed. */
export function SheetView({ sheet: { language, blocks, footer } }: { readonly sheet: PencilSheet }) {
  return (
    <div lang={language} className={classes['sheet']}>
      {blocks.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a block of a sheet has no name but its place
        <Block key={place} block={block} />
      ))}
      <Text fz="sm" c="dimmed" mt="lg">
        {footer}
      </Text>
    </div>
  );
}

function Block({ block }: { readonly block: SheetBlock }) {
  switch (block.kind) {
    case 'title':
      return <Title order={2}>{block.text}</Title>;
    case 'heading':
      return (
        <Title order={3} mt="md">
          {block.text}
        </Title>
      );
    case 'question':
      return (
        <Text fw={600} mt="sm">
          {block.text}
        </Text>
      );
    case 'text':
      return <Text className={classes['lines'] ?? ''}>{block.text}</Text>;
    case 'hint':
      return (
        <Text fz="sm" c="dimmed" className={classes['lines'] ?? ''}>
          {block.text}
        </Text>
      );
    case 'choice':
      return (
        <div className={classes['choice']}>
          <span className={classes['box']} data-shape={block.shape} aria-hidden />
          <span>{block.text}</span>
        </div>
      );
    case 'lines':
      return <div className={classes['written']} style={{ minHeight: `${block.count * LINE_PX}px` }} />;
    case 'blank':
      return (
        <div className={classes['blank']}>
          <span>{block.label}</span>
          <span className={classes['line']} style={{ maxWidth: `${block.width}mm` }} />
          <span>{block.unit}</span>
        </div>
      );
    case 'steps':
      return (
        <>
          <div className={classes['steps']}>
            {Array.from({ length: block.count }, (_, place) => (
              <span key={place} className={classes['step']}>
                {place + 1}
              </span>
            ))}
          </div>
          {[block.low && `1 = ${block.low}`, block.high && `${block.count} = ${block.high}`].map(
            (end) =>
              end !== '' && (
                <Text key={end} fz="sm" c="dimmed">
                  {end}
                </Text>
              ),
          )}
        </>
      );
    case 'gap':
      return <div style={{ height: `${block.height}mm` }} />;
    case 'together':
      return block.blocks.map((one, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a block of a sheet has no name but its place
        <Block key={place} block={one} />
      ));
  }
}
