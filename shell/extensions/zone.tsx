import type { ZoneName, ZoneProps } from '@stoa/extension-sdk'
import type { WidgetEntry } from '@stoa/extension-sdk/manifest'
import { Skeleton } from '@stoa/ui/skeleton'
import { useContext } from 'react'

import { Contribution } from './contribution.tsx'
import type { Admitted } from './registry.ts'
import { ShellContext } from './shell-context.ts'
import { useInView } from './use-in-view.ts'
import styles from './zone.module.css'

const DEFAULT_HEIGHT = 96

/** The widgets of one zone, in the order of the feed. Renders nothing where there are none. */
export function Zone({ name, props }: { name: ZoneName; props: ZoneProps[ZoneName] }) {
  const { registry } = useContext(ShellContext)
  const widgets = registry.widgets.get(name) ?? []
  if (widgets.length === 0) return null
  return (
    <div className={styles['zone']} data-zone={name}>
      {widgets.map((widget) => (
        <Widget
          key={`${widget.extension.manifest.name}/${widget.contribution.id}`}
          widget={widget}
          given={props}
        />
      ))}
    </div>
  )
}

function Widget({
  widget: { extension, contribution },
  given,
}: {
  widget: Admitted<WidgetEntry>
  given: object
}) {
  const [place, isInView] = useInView<HTMLDivElement>()
  const height = contribution.height ?? DEFAULT_HEIGHT
  return (
    <div
      ref={place}
      className={styles['widget']}
      style={{ minBlockSize: height }}
      data-widget={contribution.id}
    >
      <Contribution
        extension={extension}
        contribution={contribution}
        given={given}
        isWanted={isInView}
        placeholder={<Skeleton height={`${height}px`} />}
      />
    </div>
  )
}
