import { GREETING, type FromAdmin, type FromFrame } from '../protocol/messages.ts'
import { readFromFrame } from '../protocol/read-message.ts'
import { createFloodGauge } from './flood-gauge.ts'

/** Address of the document that a frame shows. */
export const FRAME_PATH = '/frame'

/** What a frame may do: without `allow-forms` no form says that it was submitted; its policy lets none be sent anywhere. */
export const SANDBOX = 'allow-scripts allow-forms'

/** The admin's end of the line to a frame. */
export interface Link {
  send(message: FromAdmin): void
  close(): void
}

/**
 * Opens the line to a frame as soon as its document has loaded; messages that were sent before wait. `onLost` is called at
 * most once: when the frame goes to another document, or sends more than anybody can read.
 */
export function linkTo(
  element: HTMLIFrameElement,
  onMessage: (message: FromFrame) => void,
  onLost: (detail: string) => void,
): Link {
  const { port1, port2 } = new MessageChannel()
  const isFlood = createFloodGauge()
  let loads = 0
  const close = () => {
    element.removeEventListener('load', greet)
    port1.close()
  }
  const lose = (detail: string) => {
    close()
    onLost(detail)
  }
  function greet() {
    loads += 1
    if (loads > 1) return lose('its frame left the document that the admin gave it')
    // A frame without an origin has no address to post to: what it hears is not secret, and the port is the line.
    element.contentWindow?.postMessage(GREETING, '*', [port2])
  }
  element.addEventListener('load', greet)
  port1.addEventListener('message', ({ data }) => {
    if (isFlood()) return lose('its frame sent too many messages')
    const message = readFromFrame(data)
    if (message) onMessage(message)
  })
  port1.start()
  return { send: (message) => port1.postMessage(message), close }
}
