/** The channel that the tabs of one browser share. */
export const CHANNEL = 'stoa.session'

/** What a tab says about the session to the others of this browser. */
export type Word = { kind: 'signed-in'; person: string } | { kind: 'signed-out' }

const isWord = (data: unknown): data is Word =>
  typeof data === 'object' && data !== null && 'kind' in data && /^signed-(in|out)$/.test(String(data.kind))

let opened: BroadcastChannel | undefined

/** One for the whole page, which therefore never hears itself. */
const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel(CHANNEL))

/** Tells the other tabs. */
export function tellTabs(word: Word): void {
  const others = channel()
  const say = others.postMessage.bind(others)
  say(word)
}

/** Hears what other tabs tell. The answer ends that. */
export function hearTabs(listener: (word: Word) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isWord(data)) listener(data)
  }
  channel().addEventListener('message', hear)
  return () => channel().removeEventListener('message', hear)
}
