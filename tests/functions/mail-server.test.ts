import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { sendMessage } from '../../functions/src/mail/send-message.ts';
import { readMessage } from './support/mail.ts';

const MESSAGE = {
  to: { name: 'Ana\r\nRCPT TO:<thief@tests.example>', address: 'ana@tests.example' },
  subject: 'Réunion\r\nBcc: thief@tests.example',
  text: 'Bonjour Ana,\r\n.\r\nDATA\r\n',
  html: '<p>Bonjour Ana,</p>',
};

let server: Server | null = null;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

/**
 * Starts a mail server that accepts messages, or answers a command by `answers`; `lines` are the commands it received.
 */
async function mailServer(answers: Record<string, string> = {}): Promise<{ url: string; lines: string[] }> {
  const lines: string[] = [];
  server = createServer((socket) => {
    sockets.push(socket);
    let isData = false;
    let rest = '';
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    socket.on('data', (bytes) => {
      const received = (rest + bytes.toString()).split('\r\n');
      rest = received.pop() ?? '';
      for (const line of received) {
        lines.push(line);
        if (isData && line !== '.') continue;
        const command = isData ? '.' : (line.split(/[ :]/)[0] ?? '').toUpperCase();
        isData = command === 'DATA' && answers['DATA'] === undefined;
        socket.write(`${answers[command] ?? (isData ? '354 go on' : '250 ok')}\r\n`);
        if (command === 'QUIT') socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, lines };
}

const send = (smtpUrl: string) => sendMessage(MESSAGE, { smtpUrl, from: 'Enclos <no-reply@enclos.example>' });

describe('a mail server', () => {
  it('gets the message, from the sender that is set, to the one addressee', async () => {
    const { url, lines } = await mailServer();
    await send(url);
    expect(lines.filter((line) => line.startsWith('MAIL FROM:'))).toEqual(['MAIL FROM:<no-reply@enclos.example>']);
    const start = lines.indexOf('DATA');
    expect(lines.slice(0, start).filter((line) => line.startsWith('RCPT TO:'))).toEqual([
      'RCPT TO:<ana@tests.example>',
    ]);
    const { head, text, html } = readMessage(lines.slice(start + 1).join('\r\n'));
    expect(head.filter((line) => /^(bcc|cc)/i.test(line))).toEqual([]);
    expect(head).toContain('From: Enclos <no-reply@enclos.example>');
    expect(text).toContain('Bonjour Ana,');
    expect(html).toContain('<p>Bonjour Ana,</p>');
  });

  it.each([
    ['refuses the addressee', { RCPT: '550 unknown' }],
    ['refuses the message', { '.': '554 spam' }],
    ['is out of order', { EHLO: '421 closing', HELO: '421 closing' }],
  ])('that %s makes sending fail', async (_what, answers) => {
    const { url } = await mailServer(answers);
    await expect(send(url)).rejects.toThrow(/./);
  });

  it('that is not there makes sending fail', async () => {
    const { url } = await mailServer();
    await new Promise((resolve) => server?.close(resolve));
    await expect(send(url)).rejects.toThrow('ECONNREFUSED');
  });
});
