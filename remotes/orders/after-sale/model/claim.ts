import type { useCreateClaim } from '@stoa/api/admin/orders'

import { addressPayload } from '../../orders/model/order-address.ts'
import { sentExtras, sentOption, type AfterSaleValues, type ChosenLine } from '../components/values.ts'

/** The reasons of a claim; the API knows no others. */
export const CLAIM_REASONS = ['missing_item', 'wrong_item', 'production_failure', 'other'] as const

export type ClaimReason = (typeof CLAIM_REASONS)[number]

type SentClaim = Parameters<ReturnType<typeof useCreateClaim>['mutateAsync']>[0]['claim']

/** The default refund of a claim, in minor units. */
export const claimRefund = (goods: number, left: number): number => Math.max(0, Math.min(goods, left))

/** A claim as the API takes it, without its metadata. Goods travel free of charge, back and out, unless a price is typed. */
export function sentClaim(values: AfterSaleValues, chosen: readonly ChosenLine[], refund: number): SentClaim {
  const back = sentOption(values.option, values.price ?? 0)
  const out = sentOption(values.delivery, values.deliveryPrice ?? 0)
  return {
    type: values.type as 'replace' | 'refund',
    claim_items: chosen.map(({ line, quantity, reason, note, tags, pictures }) => ({
      item_id: line.id,
      quantity,
      reason: reason as ClaimReason,
      ...(note && { note }),
      ...(tags.length > 0 && { tags: [...tags] }),
      ...(pictures.length > 0 && { images: [...pictures] }),
    })),
    ...(back && { return_shipping: back }),
    ...(values.location && { return_location_id: values.location }),
    ...(values.type === 'refund'
      ? { refund_amount: refund }
      : {
          additional_items: sentExtras(values.extras),
          ...(out && { shipping_methods: [out] }),
          ...(values.isElsewhere && { shipping_address: addressPayload(values.address, null) }),
        }),
    no_notification: !values.isNotified,
  }
}

interface ClaimItem {
  id: string
  reason: string
  note: string | null
  images?: readonly { id: string; url: string }[]
  tags?: readonly { id: string; value: string }[]
}

/** What can be changed of one line of a claim. */
export interface ClaimItemValues {
  reason: string
  note: string
  tags: readonly string[]
  pictures: readonly string[]
}

/** The saved state of a claim's lines. */
export const claimItemValues = (items: readonly ClaimItem[]): ClaimItemValues[] =>
  items.map(({ reason, note, tags = [], images = [] }) => ({
    reason,
    note: note ?? '',
    tags: tags.map(({ value }) => value),
    pictures: images.map(({ url }) => url),
  }))

/** The lines of a claim as an update takes them: what it has keeps its id, what is left out goes. */
export const sentClaimItems = (items: readonly ClaimItem[], values: readonly ClaimItemValues[]) =>
  items.flatMap(({ id, tags = [], images = [] }, index) => {
    const said = values[index]
    if (!said) return []
    return {
      id,
      reason: said.reason as ClaimReason,
      note: said.note,
      tags: said.tags.map((value) => withId(tags.find((tag) => tag.value === value)) ?? { value }),
      images: said.pictures.map((url) => withId(images.find((image) => image.url === url)) ?? { url }),
    }
  })

const withId = (one: { id: string } | undefined) => one && { id: one.id }
