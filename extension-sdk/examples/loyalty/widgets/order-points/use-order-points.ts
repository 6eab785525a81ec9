import { useClient, useNotify, useTranslation, type Customer, type Order } from '@stoa/extension-sdk'
import { useState } from 'react'

import { awardPoints, readCustomer, takePointsBack } from '../../calls/customers.ts'
import { readEarningOrder } from '../../calls/orders.ts'
import { readProgram } from '../../calls/store.ts'
import { usePoints } from '../../components/use-points.ts'
import { useResource } from '../../components/use-resource.ts'
import { ledgerOf } from '../../model/ledger.ts'
import { customerName } from '../../model/members.ts'
import { pointsOf } from '../../model/points.ts'
import type { Program } from '../../model/program.ts'

/** What is known about the points of one order. */
export interface OrderFacts {
  program: Program
  customer: Customer
  /** What the order earns by the rules of today. */
  earns: number
}

/** The points of one order, and the two ways to change them. Both start from what the server has at that moment. */
export function useOrderPoints(order: Order) {
  const client = useClient()
  const notify = useNotify()
  const { t } = useTranslation()
  const inPoints = usePoints()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  const readFacts = async (of: Order, signal?: AbortSignal): Promise<OrderFacts> => {
    const [program, customer, paid] = await Promise.all([
      readProgram(client, { signal }),
      readCustomer(client, of.customer_id, { signal }),
      readEarningOrder(client, of.id, { signal }),
    ])
    return { program, customer, earns: pointsOf(paid, program.pointsPerUnit) }
  }
  const resource = useResource(order, readFacts)

  const change = async (done: string, write: (facts: OrderFacts) => Promise<Customer>) => {
    setIsBusy(true)
    setFailure(null)
    try {
      const facts = await readFacts(order)
      const customer = await write(facts)
      resource.replace({ ...facts, customer })
      if (customer === facts.customer) return
      const balance = inPoints(ledgerOf(customer.metadata).points)
      notify.success(t(done), t('order.newBalance', { name: customerName(customer), balance }))
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  /** Nothing is awarded when the program was paused, or the order refunded, since the page was opened. */
  const award = () =>
    change('order.awarded', async ({ program, customer, earns }) =>
      program.isEnabled && earns > 0 ? awardPoints(client, customer.id, order.id, earns) : customer,
    )
  const takeBack = () =>
    change('order.takenBack', ({ customer }) => takePointsBack(client, customer.id, order.id))

  return { ...resource, isBusy, failure, award: () => void award(), takeBack: () => void takeBack() }
}
