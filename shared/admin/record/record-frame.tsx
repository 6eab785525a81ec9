import { hasStatus } from '@stoa/api/http'
import { useNavigation, usePageTitle, useTranslation, Zone } from '@stoa/extension-sdk'
import { Page } from '@stoa/ui/page'
import { type ComponentProps, type ReactNode } from 'react'

import type { RecordFrameOf } from './define-record.ts'
import { JsonCard } from './json-card.tsx'
import { LoadFailure } from './load-failure.tsx'
import { useListPath } from './opened-list.ts'
import { RecordLoading } from './record-loading.tsx'
import { RecordMissing } from './record-missing.tsx'
import { RecordNeighbours } from './record-neighbours.tsx'

/** What is known of a record. */
export interface RecordState<Row> {
  /** Undefined until it is there, null when there is none. */
  record: Row | null | undefined
  error: unknown
  refetch: () => unknown
}

/** What a page shows of its record. */
export interface RecordParts {
  /** Beside the heading. */
  badges?: ReactNode
  /** The line under the heading. */
  description?: ReactNode
  /** The buttons of the page, and their dialogs. */
  actions?: ReactNode
  /** The second column. Default: one column. */
  side?: ReactNode
  cards: ReactNode
}

interface RecordFrameProps<Row> {
  record: RecordFrameOf<Row>
  state: RecordState<Row>
  parts: (record: Row) => RecordParts
}

/** The frame of a record's page, for a record that the page reads itself. See `RecordPage`. */
export function RecordFrame<Row extends { id: string }>({
  record: frame,
  state: { record, error, refetch },
  parts,
}: RecordFrameProps<Row>) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const name = record ? frame.name(record) : undefined
  const isMissing = record === null || (!record && hasStatus(error, 404))
  const tabTitle = record && frame.tabTitle?.(record, t)
  usePageTitle(isMissing ? t(frame.missing.title) : (tabTitle ?? name))
  const back = { href: href(useListPath(frame.list.path)), label: t(frame.list.title) }
  const neighbours = <RecordNeighbours listPath={frame.list.path} />

  if (record) {
    const { cards, side, actions, ...heading } = parts(record)
    return (
      <Page
        key={record.id}
        title={<bdi>{name}</bdi>}
        back={back}
        {...heading}
        actions={
          <>
            {neighbours}
            {actions}
          </>
        }
        side={side}
      >
        <RecordZone frame={frame} record={record} end="before" />
        {cards}
        <RecordZone frame={frame} record={record} end="after" />
        <JsonCard value={record} />
      </Page>
    )
  }
  if (isMissing) return <RecordMissing missing={frame.missing} back={back} actions={neighbours} />
  if (error) {
    return (
      <Page title={t(frame.title)} back={back} actions={neighbours}>
        <LoadFailure title={t(frame.failed)} error={error} onRetry={refetch} />
      </Page>
    )
  }
  return <RecordLoading loading={frame.loading} back={back} actions={neighbours} />
}

interface RecordZoneProps<Row> {
  frame: RecordFrameOf<Row>
  record: Row
  end: 'before' | 'after'
}

function RecordZone<Row>({ frame: { zone }, record, end }: RecordZoneProps<Row>) {
  if (!zone) return null
  // `defineRecord` checked the props against the name; a stem's two zones have the same.
  const props = { name: `${zone.name}.${end}`, ...zone.props(record) } as ComponentProps<typeof Zone>
  return <Zone {...props} />
}
