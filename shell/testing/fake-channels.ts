type Listener = (event: MessageEvent) => void

const open = new Set<FakeChannel>()

/** Like in browsers, a channel receives messages of its namesakes but not its own. */
class FakeChannel {
  readonly name: string
  readonly listeners = new Set<Listener>()
  constructor(name: string) {
    this.name = name
    open.add(this)
  }
  addEventListener(_type: string, listener: Listener) {
    this.listeners.add(listener)
  }
  removeEventListener(_type: string, listener: Listener) {
    this.listeners.delete(listener)
  }
  postMessage(data: unknown) {
    for (const other of open) {
      if (other === this || other.name !== this.name) continue
      for (const listener of other.listeners) listener(new MessageEvent('message', { data }))
    }
  }
}

/** Installs fake broadcast channels. For tests. */
export function fakeChannels(): void {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel })
}

/** Simulates another tab: its received messages and a function that posts one. For tests. */
export function otherTab(name: string) {
  const channel = new FakeChannel(name)
  const received: unknown[] = []
  channel.addEventListener('message', ({ data }) => received.push(data))
  return { received, post: channel.postMessage.bind(channel) }
}
