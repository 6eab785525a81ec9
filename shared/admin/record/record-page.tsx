import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'

import type { RecordDefinition, RecordParts } from './define-record.ts'
import { RecordFrame, type RecordState } from './record-frame.tsx'

interface RecordPageProps<Row> {
  record: RecordDefinition<Row>
  parts: (record: Row) => RecordParts
}

/**
 * The page of a defined record, whose id is in the address. It owns the heading, the browser's title and the way back, the
 * zones, the JSON card, and what is shown while the record is loading, missing or could not be loaded.
 */
export function RecordPage<Row extends { id: string }>(props: RecordPageProps<Row>) {
  return <RecordFrame {...props} state={useRecord(props.record)} />
}

interface OpenRecordProps<Row> {
  record: RecordDefinition<Row>
  children: (record: Row) => ReactNode
}

/** A page about a defined record that has a frame of its own, such as the import into a price list. */
export function OpenRecord<Row extends { id: string }>({ record, children }: OpenRecordProps<Row>) {
  const state = useRecord(record)
  return state.record ? children(state.record) : <RecordFrame record={record} state={state} parts={noParts} />
}

const noParts = (): RecordParts => ({ cards: null })

function useRecord<Row>({ optionsOf }: RecordDefinition<Row>): RecordState<Row> {
  const { id = '' } = useParams()
  const { data, error, isPlaceholderData, refetch } = useQuery(optionsOf(useApi(), id))
  // The record of the address before is no placeholder for this one.
  return { record: isPlaceholderData ? undefined : data, error, refetch }
}
