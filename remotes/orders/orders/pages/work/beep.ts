const HERTZ = 220
const SECONDS = 0.3
const VOLUME = 0.2

/** A short low tone for people who look at the goods and not at the screen. Silent where the browser has no sound. */
export function beep(): void {
  const Sound = (globalThis as { AudioContext?: typeof AudioContext }).AudioContext
  if (!Sound) return
  const context = new Sound()
  const volume = new GainNode(context, { gain: VOLUME })
  const tone = new OscillatorNode(context, { type: 'square', frequency: HERTZ })
  tone.connect(volume).connect(context.destination)
  tone.addEventListener('ended', () => void context.close())
  tone.start()
  tone.stop(context.currentTime + SECONDS)
}
