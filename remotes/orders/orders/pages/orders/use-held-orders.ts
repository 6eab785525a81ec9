import { useRowResults, type EachRow } from '@stoa/admin/actions'
import { heldOn, useHeldWrites, type HeldWrite } from '@stoa/admin/held'
import { useReportResults } from '@stoa/admin/list'
import {
  useCancelOrders,
  usePackOrders,
  useShipOrders,
  type Packing,
  type Shipping,
} from '@stoa/api/admin/orders'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import type { ActedRow } from '@stoa/ui/action-table'
import { useRef } from 'react'

import { useNothingDone } from '../../components/use-nothing-done.ts'

const PAGE = 'orders'

type Results = readonly ActedRow[] | undefined

/** What waits to be done to several orders, and how. */
type HeldOrders = { ids: readonly string[] } & (
  { kind: 'pack'; change: Packing } | { kind: 'ship'; change: Shipping } | { kind: 'cancel' }
)

interface Asked {
  progress: EachRow
  answer: (results: Results) => void
}

const valuesOf = ({ values }: HeldWrite) => values as HeldOrders

const isBeingSent = (subject: string): boolean =>
  heldOn(PAGE)
    .read()
    .some((held) => held.subject === subject && held.state === 'sending')

/**
 * Packs, ships and cancels several orders, a moment after it was asked for. `hold` resolves with the result of each order, or
 * with nothing once a person has undone or stopped it. After a reload nobody waits for the results: their numbers are reported.
 */
export function useHeldOrders() {
  const { t } = useTranslation()
  const resultsOf = useRowResults()
  const report = useReportResults()
  const failure = useNothingDone()
  const notify = useNotify()
  const { mutateAsync: pack } = usePackOrders()
  const { mutateAsync: ship } = useShipOrders()
  const { mutateAsync: cancel } = useCancelOrders()
  const asked = useRef(new Map<string, Asked>())

  const write = (held: HeldOrders, each: Pick<EachRow, 'ids'> & Partial<EachRow>) => {
    switch (held.kind) {
      case 'pack':
        return pack({ ...each, change: held.change })
      case 'ship':
        return ship({ ...each, change: held.change })
      case 'cancel':
        return cancel({ ...each, change: undefined })
    }
  }
  const answer = (subject: string, results?: Results) => {
    asked.current.get(subject)?.answer(results)
    asked.current.delete(subject)
  }
  const labelOf = ({ kind }: HeldOrders) => t(`orderList.${kind}.action`)
  const send = async (one: HeldWrite) => {
    const held = valuesOf(one)
    const waiting = asked.current.get(one.subject)
    const results = await resultsOf(write(held, { ...waiting?.progress, ids: held.ids }), failure)
    answer(one.subject, results)
    // Without a session nobody knows what is left to do: it waits until the person has signed in.
    if (!results) throw new Error('no session')
    const failed = results.filter(({ error }) => error !== undefined).length
    if (!waiting) report({ label: labelOf(held) }, results.length - failed, failed)
  }
  const held = useHeldWrites(PAGE, {
    send,
    nameOf: (one) =>
      t('orderList.counted', { name: labelOf(valuesOf(one)), count: valuesOf(one).ids.length }),
  })
  const undo = (subject: string) => {
    held.undo(subject)
    answer(subject)
  }
  return {
    held: { ...held, undo },
    hold: async (values: HeldOrders, progress: EachRow): Promise<Results> => {
      const subject = [values.kind, ...values.ids].join(' ')
      const { promise, resolve } = Promise.withResolvers<Results>()
      let done = 0
      const onWritten = () => {
        done++
        progress.onWritten()
      }
      const stop = () => {
        const isSending = isBeingSent(subject)
        if (!isSending) undo(subject)
        const total = values.ids.length
        notify.info(
          labelOf(values),
          t(`orderList.stopped.${isSending ? 'sending' : 'waiting'}`, { done, total }),
        )
      }
      answer(subject)
      asked.current.set(subject, { progress: { ...progress, onWritten }, answer: resolve })
      heldOn(PAGE).hold({ subject, kind: values.kind, values })
      progress.signal.addEventListener('abort', stop)
      const results = await promise
      progress.signal.removeEventListener('abort', stop)
      return results
    },
  }
}
