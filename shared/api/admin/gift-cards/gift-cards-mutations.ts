import type { AdminPostGiftCardsReq, GiftCard } from '@medusajs/client-types'
import type { QueryClient } from '@tanstack/react-query'
import { changeShown, useWrite, useWriteEach } from '@stoa/api/react'
import * as giftCardCalls from './gift-cards-calls.ts'
import { giftCardKeys } from '../keys.ts'
import type { GiftCardChanges } from './gift-cards-types.ts'

interface GiftCardSwitch {
  id: string
  disabled: boolean
}

/** Makes a gift card. Its value is in minor units. The form shows an error. */
export const useCreateGiftCard = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, payload: AdminPostGiftCardsReq) => giftCardCalls.create(http, payload),
    stale: () => [giftCardKeys.lists()],
  })

/** Changes a gift card. Its balance is in minor units. The form shows an error. */
export const useUpdateGiftCard = () =>
  useWrite({
    meta: { quiet: true },
    call: (http, { id, changes }: { id: string; changes: GiftCardChanges }) =>
      giftCardCalls.update(http, id, changes),
    stale: giftCard,
  })

/** Disables a gift card or lets it pay again: on screen at once, and back if the server refuses. */
export const useSwitchGiftCard = () =>
  useWrite({
    call: (http, { id, disabled }: GiftCardSwitch) =>
      giftCardCalls.update(http, id, { is_disabled: disabled }),
    stale: giftCard,
    preview: showAtOnce,
  })

/** Disables several gift cards or enables them. The list shows the result of each. */
export const useSwitchGiftCards = () =>
  useWriteEach({
    call: (http, id, { disabled }: { disabled: boolean }) =>
      giftCardCalls.update(http, id, { is_disabled: disabled }),
    stale: (ids) => [giftCardKeys.lists(), ...ids.map((id) => giftCardKeys.detail(id))],
  })

/** Deletes a gift card with its remaining balance. */
export const useDeleteGiftCard = () =>
  useWrite({
    call: (http, { id }: { id: string }) => giftCardCalls.delete(http, id),
    stale: giftCard,
    gone: ({ id }) => [giftCardKeys.detail(id)],
  })

function giftCard({ id }: { id: string }) {
  return [giftCardKeys.lists(), giftCardKeys.detail(id)]
}

function showAtOnce(cache: QueryClient, { id, disabled }: GiftCardSwitch) {
  changeShown<GiftCard>(cache, SHOWN, id, (card) => ({ ...card, is_disabled: disabled }))
}

const SHOWN = { keys: giftCardKeys, one: 'gift_card', many: 'gift_cards' }
