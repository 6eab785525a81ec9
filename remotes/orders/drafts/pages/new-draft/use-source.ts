import { draftOrderQueries } from '@stoa/api/admin/draft-orders'
import { orderQueries } from '@stoa/api/admin/orders'
import { useApi } from '@stoa/api/react'
import { useQuery } from '@tanstack/react-query'

import { customerQuery } from '../../../customers/components/customer-query.ts'
import { valuesOfCustomer, valuesOfSource } from '../../model/draft-source.ts'
import { NEW_DRAFT, type DraftValues } from '../../model/draft-values.ts'
import { returnedItems } from '../../model/returned-items.ts'

const KINDS = ['copy', 'replace', 'order', 'customer'] as const

/** What a new draft begins with: nothing, or what a record has. */
interface Source {
  kind: (typeof KINDS)[number] | 'nothing'
  id: string
  /** Of an order, the return whose products alone are taken. */
  returnId: string | null
  /** Unlike that of every other source. */
  key: string
}

/**
 * The source that an address names: `?copy=`, `?replace=`, `?order=` or `?customer=` with an id; `&return=` takes the
 * products of one return of the order.
 */
export function readSource(params: URLSearchParams): Source {
  const kind = KINDS.find((name) => params.get(name)) ?? 'nothing'
  const id = params.get(kind) ?? ''
  const returnId = kind === 'order' ? params.get('return') : null
  return { kind, id, returnId, key: [kind, id, ...(returnId ? [returnId] : [])].join('-') }
}

/** The draft that a new one takes the place of. */
export interface ReplacedDraft {
  id: string
  display_id: number
  metadata?: Readonly<Record<string, unknown>> | null
}

interface Begin {
  /** Undefined until the record is read. */
  values?: DraftValues
  replaced?: ReplacedDraft
  /** The record has more shipping methods than a draft can have. */
  isShippingCut?: boolean
  error?: unknown
  refetch: () => unknown
}

/** The values that a new draft begins with. */
export function useSource({ kind, id, returnId }: Source): Begin {
  const http = useApi()
  const isOfDraft = kind === 'copy' || kind === 'replace'
  const draft = useQuery({ ...draftOrderQueries(http).detail(id), enabled: isOfDraft })
  const order = useQuery({ ...orderQueries(http).detail(id), enabled: kind === 'order' })
  const customer = useQuery({ ...customerQuery(http)(id), enabled: kind === 'customer' })
  if (isOfDraft) {
    const { data, error, refetch } = draft
    if (!data) return { error, refetch }
    const { cart, no_notification_order: isSilent, display_id, metadata } = data.draft_order
    const values = valuesOfSource(cart, !isSilent)
    const isShippingCut = cart.shipping_methods.length > 1
    return {
      values,
      isShippingCut,
      refetch,
      ...(kind === 'replace' && { replaced: { id, display_id, metadata } }),
    }
  }
  if (kind === 'order') {
    const { data, error, refetch } = order
    if (!data) return { error, refetch }
    const items = returnId === null ? data.order.items : returnedItems(data.order, returnId)
    const isShippingCut = data.order.shipping_methods.length > 1
    return { values: valuesOfSource({ ...data.order, items }), isShippingCut, refetch }
  }
  if (kind === 'customer') {
    const { data, error, refetch } = customer
    return data ? { values: valuesOfCustomer(data.customer), refetch } : { error, refetch }
  }
  return { values: NEW_DRAFT, refetch: () => undefined }
}
