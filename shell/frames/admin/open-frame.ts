import type { Host } from '@stoa/extension-sdk'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'

import type { FromFrame, Surroundings } from '../protocol/messages.ts'
import { createCallDesk } from './answer-calls.ts'
import { createNoticeDesk, type PageSigns } from './hear-notices.ts'
import { linkTo, type Link } from './link.ts'

/** What the owner of a frame does with its messages; calls and notices are answered by {@link openFrame} itself. */
export type Handlers = {
  [Type in Exclude<FromFrame['type'], 'call' | 'abort' | 'notice'>]?: (
    message: Extract<FromFrame, { type: Type }>,
  ) => void
}

interface FrameParts {
  extension: FeedEntry
  /** The ports that the extension has now. */
  host: () => Host
  surroundings: Surroundings
  handlers: Handlers
  signs: PageSigns
  onLost: (detail: string) => void
}

/** Starts an extension in a frame and serves it. */
export function openFrame(element: HTMLIFrameElement, parts: FrameParts): Link {
  const { extension, host, surroundings, handlers, signs, onLost } = parts
  const receive = (message: FromFrame) => {
    if (message.type === 'call') return calls.answer(message)
    if (message.type === 'abort') return calls.abort(message.id)
    if (message.type === 'notice') return notices.hear(message)
    return (handlers[message.type] as ((one: FromFrame) => void) | undefined)?.(message)
  }
  const link = linkTo(element, receive, onLost)
  const calls = createCallDesk(host, link.send)
  const notices = createNoticeDesk(extension.manifest.name, host, signs, link.send)
  const origin = URL.parse(extension.base, location.href)?.origin
  link.send({ type: 'start', extension, origins: origin ? [origin] : [], surroundings })
  return {
    send: link.send,
    close() {
      link.close()
      calls.close()
      notices.close()
    },
  }
}
