import { createRemembered, useRemembered } from '@stoa/ui/remembered'
import { useMemo } from 'react'

import type { Tracking } from '../orders/parcels.ts'

/** A return that was announced in this browser. The shop's API answers with it once and never shows it again. */
export interface Announced {
  id: string
  orderId: string
  /** ISO 8601 */
  at: string
  /** In minor units. */
  refund: number
  lines: AnnouncedLine[]
  /** The label of the return parcel. */
  label: Tracking[]
  /** Of an exchange: the id of its cart. */
  swapCart?: string
}

/** The pieces of one line of an order that come back. */
export interface AnnouncedLine {
  id: string
  quantity: number
  /** The pieces that had arrived before. */
  before: number
}

const isLine = (line: Partial<AnnouncedLine> | null): boolean =>
  typeof line?.id === 'string' && typeof line.quantity === 'number' && typeof line.before === 'number'

function isAnnounced(stored: Partial<Announced> | null): boolean {
  return (
    typeof stored?.id === 'string' &&
    typeof stored.orderId === 'string' &&
    typeof stored.at === 'string' &&
    typeof stored.refund === 'number' &&
    Array.isArray(stored.lines) &&
    stored.lines.every(isLine) &&
    Array.isArray(stored.label) &&
    (stored.swapCart === undefined || typeof stored.swapCart === 'string')
  )
}

const MOST = 50

/** The latest returns that were announced in this browser, newest first. */
export const rememberedReturns = createRemembered<Announced[]>({
  key: 'stoa.returns',
  storage: 'localStorage',
  check: (stored) =>
    Array.isArray(stored) && stored.every(isAnnounced) ? (stored as Announced[]) : undefined,
})

/** Keeps a return that was announced just now. */
export const rememberReturn = (announced: Announced): void =>
  rememberedReturns.write([announced, ...(rememberedReturns.read() ?? [])].slice(0, MOST))

/** The returns of an order that were announced in this browser, newest first. */
export function useAnnounced(orderId: string): readonly Announced[] {
  const all = useRemembered(rememberedReturns)
  return useMemo(() => (all ?? []).filter((announced) => announced.orderId === orderId), [all, orderId])
}
