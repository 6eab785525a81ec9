import { claims, edits, returns, swaps } from './change-events.ts'
import type { PossibleEvent, TimelineEvent } from './event.ts'
import { canceled, notes, notifications, parcels, payments, placed, refunds } from './order-events.ts'
import type { TimelineRecords, TimelineSource } from './records.ts'

/** Add the events of other records here. Of two events at the same moment, the cause comes first. */
const SOURCES: readonly TimelineSource[] = [
  placed,
  payments,
  edits,
  parcels,
  swaps,
  claims,
  returns,
  refunds,
  notes,
  notifications,
  canceled,
]

/** The events of an order, newest first; of two at the same moment, the later cause comes first. */
export const timelineOf = (records: TimelineRecords): TimelineEvent[] =>
  SOURCES.flatMap((source) => source(records))
    .flatMap(happened)
    .toReversed()
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))

const happened = ({ at, ...rest }: PossibleEvent): TimelineEvent[] =>
  at === null ? [] : [{ ...rest, id: `${rest.of}/${rest.kind}`, at }]
