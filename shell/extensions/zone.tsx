import type { AnyZone } from '@stoa/extension-sdk'
import type { WidgetEntry } from '@stoa/extension-sdk/manifest'
import { Skeleton } from '@stoa/ui/skeleton'
import { useContext } from 'react'

import { Contribution } from './contribution.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LineContext } from './line-context.ts'
import { usePresent } from './presence.ts'
import type { Admitted } from './registry.ts'
import { ShellContext } from './shell-context.ts'
import { useInView } from './use-in-view.ts'
import { useZoneOverlay } from './zone-overlay/zone-overlay.ts'
import styles from './zone.module.css'

const DEFAULT_HEIGHT = 96
/** Topbar widgets are one line high, whatever height they request; in CSS pixels. */
const LINE_HEIGHT = 32
const isInBar = (name: AnyZone): boolean => name.startsWith('topbar.')
const NONE: readonly Admitted<WidgetEntry>[] = []

/** The widgets of one zone, in the order of the operator or of the feed. Renders nothing without widgets. */
export function Zone({ name, props }: { name: AnyZone; props: object }) {
  const { registry, ledger } = useContext(ShellContext)
  const all = registry.widgets.get(name) ?? NONE
  const widgets = usePresent(all)
  const overlay = useZoneOverlay()
  return (
    <ErrorBoundary ledger={ledger}>
      {overlay ? (
        <overlay.ZoneLabel name={name} props={props} shown={widgets.length} all={all.length} />
      ) : null}
      {widgets.length === 0 ? null : (
        <div className={styles.zone} data-zone={name} data-line={isInBar(name) || undefined}>
          {widgets.map((widget) => (
            <Widget
              key={`${widget.extension.manifest.name}/${widget.contribution.id}`}
              widget={widget}
              props={props}
              isLine={isInBar(name)}
            />
          ))}
        </div>
      )}
    </ErrorBoundary>
  )
}

interface WidgetProps {
  widget: Admitted<WidgetEntry>
  props: object
  isLine: boolean
}

function Widget({ widget, props, isLine }: WidgetProps) {
  const { extension, contribution } = widget
  const overlay = useZoneOverlay()
  const [ref, isInView] = useInView<HTMLDivElement>()
  const height = isLine ? LINE_HEIGHT : (contribution.height ?? DEFAULT_HEIGHT)
  return (
    <div ref={ref} className={styles.widget} style={{ minBlockSize: height }} data-widget={contribution.id}>
      {overlay ? <overlay.WidgetLabel widget={widget} /> : null}
      <LineContext value={isLine}>
        <Contribution
          extension={extension}
          contribution={contribution}
          props={props}
          isEnabled={isInView}
          placeholder={
            <div className={styles.waiting}>
              <Skeleton height={`${height}px`} />
            </div>
          }
        />
      </LineContext>
    </div>
  )
}
