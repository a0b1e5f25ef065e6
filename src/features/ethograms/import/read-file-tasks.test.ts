import { describe, expect, it } from 'vitest';
import { MAX_ETHOGRAM_FILE_LINES } from '#domain/ethograms/files/file-reading.ts';
import { writeOwnFile } from '#domain/ethograms/files/own-file.ts';
import { anEthogramContent } from '../../../../tests/support/builders/ethogram.ts';
import { readFileTasks } from './read-file-tasks.ts';

const read = (text: string) => readFileTasks.read({ bytes: new TextEncoder().encode(text), language: 'en' });
const boris = JSON.stringify({ behaviors_conf: { 0: { type: 'State event', key: 'r', code: 'RES' } } });

describe('a chosen file', () => {
  it.each([
    ['a BORIS project', boris, 'boris'],
    ['an ethogram of Enclos', JSON.stringify(writeOwnFile(anEthogramContent())), 'enclos'],
    ['a table of ZooMonitor', 'Channel Name,Behavior\nSolitary,Resting\n', 'zoomonitor'],
  ])('is recognised as %s by its content', async (_what, text, kind) => {
    expect(await read(text)).toMatchObject({ ok: true, kind });
  });
  it.each([
    ['empty', ' \n', 'ethogram/file-empty'],
    ['cut', boris.slice(0, 40), 'ethogram/file-cut'],
    ['JSON of another kind', '{"a":1}', 'ethogram/file-unknown'],
    ['a table of another kind', 'SessionID,Observer\n1,Ana\n', 'ethogram/file-unknown'],
    ['a picture', '\u0089PNG\r\n\u001a\u0000\u0001', 'ethogram/file-unknown'],
    ['of 2,200 lines', `Channel,Behavior\n${'A,B\n'.repeat(2_200)}`, 'ethogram/file-lines'],
    ['a project of 200,000 lines', `{${'\n'.repeat(200_000)}}`, 'ethogram/file-lines'],
    ['one line above the limit', '\n'.repeat(MAX_ETHOGRAM_FILE_LINES), 'ethogram/file-lines'],
  ])('that is %s is refused', async (_what, text, code) => {
    expect(await read(text)).toMatchObject({ ok: false, error: { code } });
  });
  it('may have as many lines as the limit says', async () => {
    expect(await read(boris.replace('{', `{${'\n'.repeat(MAX_ETHOGRAM_FILE_LINES - 1)}`))).toMatchObject({ ok: true });
  });
});
