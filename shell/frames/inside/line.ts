import { GREETING, type FromAdmin, type FromFrame } from '../protocol/messages.ts'
import { readFromAdmin } from '../protocol/read-message.ts'

type Start = Extract<FromAdmin, { type: 'start' }>
type Listener = (message: FromAdmin) => void

/** The frame's end of the line to the admin. */
export interface Line {
  send(message: FromFrame): void
  listen(listener: Listener): void
  /** Delivers what has arrived, and from now on everything at once. Call it when all listen. */
  flow(): void
}

/** Waits for the admin's greeting, which only the window around this one can send, and for what it starts with. */
export function lineToAdmin(): Promise<{ line: Line; start: Start }> {
  return new Promise((resolve) => {
    const greet = ({ source, data, ports: [port] }: MessageEvent) => {
      if (source !== parent || data !== GREETING || !port) return
      removeEventListener('message', greet)
      const line = lineThrough(port, (start) => resolve({ line, start }))
    }
    addEventListener('message', greet)
  })
}

function lineThrough(port: MessagePort, onStart: (start: Start) => void): Line {
  const listeners: Listener[] = []
  const waiting: FromAdmin[] = []
  let isFlowing = false
  const pass = (message: FromAdmin) => listeners.forEach((listener) => listener(message))
  port.addEventListener('message', ({ data }) => {
    const message = readFromAdmin(data)
    if (message?.type === 'start') onStart(message)
    else if (message && isFlowing) pass(message)
    else if (message) waiting.push(message)
  })
  port.start()
  return {
    send: (message) => port.postMessage(message),
    listen: (listener) => void listeners.push(listener),
    flow() {
      isFlowing = true
      waiting.splice(0).forEach(pass)
    },
  }
}
