import { useHost, usePageTitle, useUnsavedChanges } from '@stoa/extension-sdk'
import type { ContributionEntry, FeedEntry } from '@stoa/extension-sdk/manifest'
import { Skeleton } from '@stoa/ui/skeleton'
import { Spinner } from '@stoa/ui/spinner'
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { textOf } from '../../extensions/containment/text-of.ts'
import { LineContext } from '../../extensions/line-context.ts'
import type { RemoteFailure } from '../../federation/remote-state.ts'
import { givenOf } from '../protocol/given.ts'
import type { Given } from '../protocol/messages.ts'
import { errorOf } from '../protocol/sent-error.ts'
import { callGiven } from './framed-function.ts'
import styles from './framed-view.module.css'
import type { Kind } from './kind.ts'
import { FRAME_PATH, SANDBOX, type Link } from './link.ts'
import { openFrame } from './open-frame.ts'
import { useFrameTitle } from './use-frame-title.ts'
import { useStage } from './use-stage.ts'
import { useStaleReads } from './use-stale-reads.ts'
import { useSurroundings } from './use-surroundings.ts'

/** Height until the content has said its own, in CSS pixels. */
const DEFAULT_HEIGHT = 96
const PAGE_HEIGHT = 320
const LINE_HEIGHT = 32
/** A frame cannot make the page endless. */
const MAX_HEIGHT = 20_000

export interface LiveFrameProps {
  extension: FeedEntry
  contribution: ContributionEntry
  kind: Kind
  /** Props of the component. */
  given: object
  /** Path of the page with its query. */
  path: string
  onLoaded: (ms: number) => void
  onFailure: (failure: RemoteFailure, error: unknown, isOver: boolean) => void
}

/** The ports of a framed component stay with the frame. */
const OWN_PORTS = ['notify']

/** A running frame with one component, at the height of its content. */
export function LiveFrame(props: LiveFrameProps) {
  const { extension, contribution, kind, given, path, onFailure, onLoaded } = props
  const { module } = contribution
  const { t } = useTranslation('shell')
  const isLine = useContext(LineContext)
  const isPage = kind === 'pages' || kind === 'settings'
  const host = useHost()
  const surroundings = useSurroundings(host, path)
  const frame = useRef<HTMLIFrameElement>(null)
  const link = useRef<Link>(undefined)
  const [size, setSize] = useState<{ width: number; height: number }>()
  const [title, setTitle] = useState<string>()
  const [isUnsaved, setUnsaved] = useState(false)
  const [seen, setSeen] = useState(0)
  const { isShown, advance } = useStage(module, (failure) => onFailure(failure, undefined, true))
  const latest = useRef({ host, given, surroundings, onFailure, onLoaded })
  useLayoutEffect(() => {
    latest.current = { host, given, surroundings, onFailure, onLoaded }
  })

  useEffect(() => {
    const startedAt = performance.now()
    const fail = (failure: RemoteFailure, error: unknown, isOver: boolean) =>
      latest.current.onFailure(failure, error, isOver)
    link.current = openFrame(frame.current!, {
      extension,
      host: () => latest.current.host,
      surroundings: latest.current.surroundings,
      signs: { onTitle: setTitle, onUnsaved: setUnsaved },
      onLost: (detail) => fail({ kind: 'render', detail }, undefined, true),
      handlers: {
        loaded: () => advance('rendering'),
        shown() {
          advance('shown')
          latest.current.onLoaded(performance.now() - startedAt)
        },
        size: ({ width, height }) => setSize({ width, height }),
        failed: ({ kind: reason, detail, error, isOver }) =>
          fail({ kind: reason, detail }, error && errorOf(error), isOver),
        given(message) {
          setSeen(message.count)
          try {
            callGiven(latest.current.given, message)
          } catch (error) {
            fail({ kind: 'event', detail: textOf(error) }, error, false)
          }
        },
      },
    })
    return () => {
      advance('loading')
      link.current?.close()
    }
  }, [extension, advance])

  const shown = JSON.stringify([givenOf(given, OWN_PORTS), seen])
  useEffect(() => {
    const [now, count] = JSON.parse(shown) as [Given, number]
    link.current?.send({ type: 'show', module, given: now, seen: count, isLine })
  }, [module, isLine, shown])
  useEffect(() => link.current?.send({ type: 'surroundings', surroundings }), [surroundings])
  useStaleReads(link)
  useUnsavedChanges(isUnsaved)
  const frameTitle = useFrameTitle(extension.manifest.name, contribution)

  const waitingHeight = isPage
    ? PAGE_HEIGHT
    : ((contribution as { height?: number }).height ?? DEFAULT_HEIGHT)
  const contentHeight = isShown && size ? Math.min(size.height, MAX_HEIGHT) : waitingHeight
  const height = isLine ? LINE_HEIGHT : contentHeight
  return (
    <div
      className={styles.frame}
      data-line={isLine || undefined}
      data-waiting={isShown ? undefined : true}
      aria-busy={!isShown}
    >
      {title === undefined ? null : <PageTitle title={title} />}
      <iframe
        ref={frame}
        src={FRAME_PATH}
        sandbox={SANDBOX}
        title={frameTitle}
        style={{ blockSize: height, ...(isLine && size && { inlineSize: size.width }) }}
      />
      {isShown ? null : (
        <div className={styles.waiting} data-page={isPage || undefined}>
          {isPage ? <Spinner label={t('loading')} /> : <Skeleton height={`${waitingHeight}px`} />}
        </div>
      )}
    </div>
  )
}

/** The title that the component gives to the page. */
function PageTitle({ title }: { title: string }) {
  usePageTitle(title)
  return null
}
