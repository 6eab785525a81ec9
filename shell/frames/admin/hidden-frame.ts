import type { Host } from '@stoa/extension-sdk'
import type { FeedEntry } from '@stoa/extension-sdk/manifest'
import { codeOf } from '@stoa/i18n/languages'

import type { RemoteFailure, RemoteState } from '../../federation/remote-state.ts'
import { LOAD_DEADLINE_MS } from '../../federation/load-module.ts'
import type { FromFrame, Surroundings } from '../protocol/messages.ts'
import { FRAME_PATH, SANDBOX, type Link } from './link.ts'
import { lookNow } from './look.ts'
import { openFrame } from './open-frame.ts'

type Listener = (message: FromFrame) => void

/** The frame that runs an extension's functions and cells, without being seen. */
export interface HiddenFrame extends Pick<Link, 'send'> {
  /** Loads a module, or asks a loaded one for a sign of life. Without an answer in time the frame ends. */
  load(module: string): Promise<RemoteState>
  /** Lets the frame call these ports from now on. */
  serve(host: Host): void
  /** Calls back with each message; returns the way out. */
  listen(listener: Listener): () => void
  /** Called once when the frame has ended, at once if it has; returns the way out. */
  whenLost(listener: (failure: RemoteFailure) => void): () => void
}

const frames = new Map<string, HiddenFrame>()

const notThere = (): never => {
  throw new Error('a hidden frame asked for a port before its first run')
}

const around = (host?: Host): Surroundings => ({
  language: host?.language.current() ?? codeOf(document.documentElement.lang),
  person: host?.session.person() ?? null,
  path: location.pathname + location.search,
  look: lookNow(),
  unexpected: host?.failures.textOf(undefined) ?? '',
  // Functions and cells say themselves what failed.
  failureTitle: '',
})

function create(extension: FeedEntry): HiddenFrame {
  const element = document.createElement('iframe')
  const listeners = new Set<Listener>()
  const mourners = new Set<(failure: RemoteFailure) => void>()
  let served: Host | undefined
  let lost: RemoteFailure | undefined
  let sent = ''
  const pass: Listener = (message) => listeners.forEach((listener) => listener(message))
  const end = (failure: RemoteFailure) => {
    lost = failure
    frames.delete(extension.base)
    link.close()
    element.remove()
    mourners.forEach((mourner) => mourner(failure))
  }
  Object.assign(element, { hidden: true, src: FRAME_PATH, title: extension.manifest.name })
  element.setAttribute('sandbox', SANDBOX)
  const link = openFrame(element, {
    extension,
    host: () => served ?? notThere(),
    surroundings: around(),
    signs: { onTitle: () => undefined, onUnsaved: () => undefined },
    handlers: { loaded: pass, failed: pass, given: pass, ran: pass, broke: pass, cell: pass },
    onLost: (detail) => end({ kind: 'render', detail }),
  })
  document.body.append(element)

  const frame: HiddenFrame = {
    send: link.send,
    serve(host) {
      served = host
      const surroundings = around(host)
      const now = JSON.stringify(surroundings)
      if (now !== sent) link.send({ type: 'surroundings', surroundings })
      sent = now
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    whenLost(listener) {
      if (lost) listener(lost)
      mourners.add(listener)
      return () => void mourners.delete(listener)
    },
    load: (module) =>
      new Promise((resolve) => {
        const late = () =>
          end({ kind: 'timeout', detail: `${module} did not load within ${LOAD_DEADLINE_MS} ms` })
        const timer = setTimeout(late, LOAD_DEADLINE_MS)
        const settle = (state: RemoteState) => {
          clearTimeout(timer)
          stops.forEach((stop) => stop())
          resolve(state)
        }
        const stops = [
          frame.listen((message) => {
            if (message.type === 'loaded' && message.module === module)
              settle({ status: 'ready', exported: module })
            if (message.type === 'failed' && message.module === module && message.isOver)
              settle({ status: 'failed', failure: { kind: message.kind, detail: message.detail } })
          }),
          frame.whenLost((failure) => settle({ status: 'failed', failure })),
        ]
        link.send({ type: 'load', module })
      }),
  }
  return frame
}

/** The hidden frame of an extension; the first one who asks makes it. */
export function hiddenFrameOf(extension: FeedEntry): HiddenFrame {
  const frame = frames.get(extension.base) ?? create(extension)
  frames.set(extension.base, frame)
  return frame
}
