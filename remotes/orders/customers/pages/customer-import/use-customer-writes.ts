import { useAddCustomersToGroup, useCreateCustomerGroup } from '@stoa/api/admin/customer-groups'
import { useCreateCustomers } from '@stoa/api/admin/customers'
import { useFailureText } from '@stoa/extension-sdk'
import { useEffect, useRef, useState } from 'react'

import { firstPassword } from '../../model/first-password.ts'
import type { CheckedCustomer } from '../../model/import/check-customers.ts'
import type { CustomerReport } from '../../model/import/customer-report.ts'
import { writeCustomers } from './write-customers.ts'

/** How far the writes of an import are. */
interface WriteState {
  done: number
  total: number
  /** The rows that are not in the store as the file has them; undefined while rows are written. */
  left?: readonly CheckedCustomer[]
}

/** Writes the rows of a file, and stops when asked to or when the page is left. */
export function useCustomerWrites() {
  const failureText = useFailureText()
  const { mutateAsync: createEach } = useCreateCustomers()
  const { mutateAsync: createGroup } = useCreateCustomerGroup()
  const { mutateAsync: addToGroup } = useAddCustomersToGroup()
  const [state, setState] = useState<WriteState>()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])

  const write = async (report: CustomerReport) => {
    const { signal } = (stopper.current = new AbortController())
    const total = report.created.length + report.joining.length
    const show = (done: number) => setState({ done, total })
    let done = 0
    show(done)
    const missing = await writeCustomers(
      report,
      {
        createGroup: async (name) => (await createGroup({ name })).customer_group.id,
        createAccounts: (rows, onCreated) => {
          const accounts = new Map(
            rows.map(({ email, contact }) => [email, { email, ...contact, password: firstPassword() }]),
          )
          return createEach({
            ids: [...accounts.keys()],
            signal,
            change: { accounts, onCreated },
            onWritten: () => show(++done),
          })
        },
        addToGroup: (id, customerIds) => addToGroup({ id, customerIds }),
        failureText,
      },
      signal,
    )
    setState({ done: total - missing.length, total, left: [...report.left, ...missing] })
  }
  const stop = () => stopper.current?.abort()
  const clear = () => {
    stop()
    setState(undefined)
  }
  return { state, write, stop, clear }
}
