import type { Signals } from './signal-choice.ts';

const PITCH_HZ = 880;
const LENGTH_S = 0.25;
const LOUDNESS = 0.2;
const PULSES_MS = [200, 100, 200];

/** Tells that a scan is due, by what the device has of sound and vibration; silent where it has neither. */
export function giveSignal({ hasSound, hasVibration }: Signals): void {
  // Some browsers cannot vibrate.
  if (hasVibration && 'vibrate' in navigator) navigator.vibrate(PULSES_MS);
  if (hasSound && typeof AudioContext !== 'undefined') beep();
}

function beep(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = PITCH_HZ;
  volume.gain.value = LOUDNESS;
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(context.currentTime + LENGTH_S);
  tone.addEventListener('ended', () => void context.close());
}
