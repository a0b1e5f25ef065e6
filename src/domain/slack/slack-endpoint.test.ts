import { describe, expect, it } from 'vitest';
import { isLocalEndpoint, isSlackEndpoint } from './slack-endpoint.ts';

describe('a Slack endpoint', () => {
  it.each(['https://hooks.slack.com/services/T0/B0/x', 'https://hooks.slack.com/services/T0_a/B-0/Xx09'])(
    'may be %s',
    (address) => expect(isSlackEndpoint(address)).toBe(true),
  );
  it.each([
    'http://hooks.slack.com/services/T0',
    'https://hooksXslack.com/services/T0',
    'https://hooks.slackXcom/services/T0',
    'https://hooks.slack.com/services/',
    'https://hooks.slack.com/workflows/T0',
    'https://hooks.slack.com:8443/services/T0',
    'https://hooks.slack.com.evil.example/services/x',
    'https://hooks.slack.com@evil.example/services/x',
    'https://evil.example/https://hooks.slack.com/services/T0',
    'https://hooks.slack.com/services/../api',
    'https://hooks.slack.com/services/T0?to=evil',
    'https://hooks.slack.com/services/T0\nx',
    ' https://hooks.slack.com/services/T0',
    'http://127.0.0.1:9000/services/T0',
  ])('may not be %j', (address) => expect(isSlackEndpoint(address)).toBe(false));
});

describe('an endpoint on the same machine', () => {
  it.each(['http://127.0.0.1:9000/services/T0', 'http://localhost:80/'])('may be %s', (address) =>
    expect(isLocalEndpoint(address)).toBe(true),
  );
  it.each([
    'http://127.0.0.1.evil.example:80/',
    'http://localhost@evil.example:80/',
    'http://10.0.0.1:80/',
    'https://127.0.0.1:80/',
    'http://169.254.169.254:80/',
  ])('may not be %s', (address) => expect(isLocalEndpoint(address)).toBe(false));
});
