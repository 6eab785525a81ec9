/** Name of the broadcast channel shared by the tabs of one browser. */
export const CHANNEL = 'stoa.session'

export type TabMessage =
  | { kind: 'signed-in'; person: string }
  | { kind: 'signed-out' }
  /** The other tabs send at once what waits to be sent. */
  | { kind: 'send-held' }

const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  /^(signed-in|signed-out|send-held)$/.test(String(data.kind))

let opened: BroadcastChannel | undefined

/** One channel per page, so that the page never receives its own messages. */
const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel(CHANNEL))

/** Posts a message to the other tabs. */
export function postToTabs(message: TabMessage): void {
  const others = channel()
  const post = others.postMessage.bind(others)
  post(message)
}

/** Listens to the other tabs. Returns a function that stops it. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) listener(data)
  }
  channel().addEventListener('message', onMessage)
  return () => channel().removeEventListener('message', onMessage)
}
