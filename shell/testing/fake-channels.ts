type Listener = (event: MessageEvent) => void

const open = new Set<FakeChannel>()

/** As in browsers, a channel hears every other one of its name and never itself. */
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

/** Gives the page channels to other tabs. For tests. */
export function fakeChannels(): void {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel })
}

/** Another tab: what it has heard, and how it says something. For tests. */
export function otherTab(name: string) {
  const channel = new FakeChannel(name)
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }) => heard.push(data))
  return { heard, say: channel.postMessage.bind(channel) }
}
