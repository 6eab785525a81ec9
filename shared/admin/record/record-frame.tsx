import { hasStatus } from '@stoa/api/http'
import { useNavigation, usePageTitle, useTranslation, Zone } from '@stoa/extension-sdk'
import { Page } from '@stoa/ui/page'
import { useDeferredValue, useMemo, type ComponentProps } from 'react'
import { useLocation } from 'react-router'

import type { RecordFrameOf, RecordParts } from './define-record.ts'
import { JsonCard } from './json-card.tsx'
import { LoadFailure } from '../failures/load-failure.tsx'
import { useListedName, useListPath } from './opened-list.ts'
import { RecordActions } from './record-actions.tsx'
import { LoadingName, loadingParts } from './record-loading.tsx'
import { RecordMenu } from './record-menu.tsx'
import { RecordMissing } from './record-missing.tsx'
import { RecordNeighbours } from './record-neighbours.tsx'

/** What is known of a record. */
export interface RecordState<Row> {
  /** Undefined until it is there, null when there is none. */
  record: Row | null | undefined
  error: unknown
  refetch: () => unknown
}

interface RecordFrameProps<Row> {
  record: RecordFrameOf<Row>
  state: RecordState<Row>
  parts: (record: Row) => RecordParts
}

/**
 * The frame of a record's page, for a record that the page reads itself. See `RecordPage`. Where the page has later cards, its
 * heading and first cards are painted first; what is beside and below them follows, and looks as it does while loading until
 * then.
 */
export function RecordFrame<Row extends { id: string }>({
  record: frame,
  state: { record, error, refetch },
  parts,
}: RecordFrameProps<Row>) {
  const { t } = useTranslation()
  const { href } = useNavigation()
  const { pathname } = useLocation()
  // Both passes show the same elements: the second does not render again what the first has painted.
  const shown = useMemo(() => (record ? { record, parts: parts(record) } : undefined), [record, parts])
  const deferred = useDeferredValue(shown, null)
  const latest = frame.loading.later ? deferred : shown
  const complete = latest?.record.id === record?.id ? latest : undefined
  const listedName = useListedName(frame.list.path)
  const name = record ? frame.name(record) : listedName
  const isMissing = record === null || (!record && hasStatus(error, 404))
  const tabTitle = record && frame.tabTitle?.(record, t)
  usePageTitle(isMissing ? t(frame.missing.title) : (tabTitle ?? name))
  const back = { href: href(useListPath(frame.list.path)), label: t(frame.list.title) }
  const neighbours = useMemo(() => <RecordNeighbours listPath={frame.list.path} />, [frame.list.path])
  // The cards that are still on their way stay the same elements when the others arrive.
  const loading = useMemo(() => loadingParts(frame.loading), [frame.loading])

  if (isMissing) return <RecordMissing missing={frame.missing} back={back} actions={neighbours} />
  if (!record && error) {
    return (
      <Page title={t(frame.title)} back={back} actions={neighbours}>
        <LoadFailure title={t(frame.failed)} error={error} onRetry={refetch} />
      </Page>
    )
  }
  const { cards, actions, menu, badges, description, side, later } = shown?.parts ?? loading
  // The heading and the way to the neighbours stay the same elements when the record arrives: they may have the focus.
  return (
    <div aria-busy={!record}>
      <Page
        key={pathname}
        title={name === undefined ? <LoadingName /> : <bdi>{name}</bdi>}
        back={back}
        badges={badges}
        description={description}
        side={complete ? complete.parts.side : (loading.side ?? side)}
        actions={
          <RecordActions entity={frame.entity} record={record} refresh={refetch}>
            {neighbours}
            {actions}
            {menu ?? <RecordMenu label={t('admin.list.actions.one', { name: name ?? '' })} />}
          </RecordActions>
        }
        end={complete ? <JsonCard value={complete.record} /> : null}
      >
        {record ? (
          <>
            <RecordZone frame={frame} record={record} end="before" />
            {cards}
          </>
        ) : (
          cards
        )}
        {complete ? complete.parts.later : (loading.later ?? later)}
        {complete ? <RecordZone frame={frame} record={complete.record} end="after" /> : null}
      </Page>
    </div>
  )
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
