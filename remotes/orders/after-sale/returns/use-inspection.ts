import { useReportFailure } from '@stoa/admin/form'
import { useSetLocationLevels } from '@stoa/api/admin/inventory-items'
import { useCreateNote } from '@stoa/api/admin/notes'
import { variantQueries } from '@stoa/api/admin/variants'
import { useApi } from '@stoa/api/react'
import { useNotify, useTranslation } from '@stoa/extension-sdk'
import { useQueryClient } from '@tanstack/react-query'

import {
  damagedItems,
  damagedLevels,
  damagedPieces,
  inspectedLines,
  type InspectedLine,
} from '../model/inspection.ts'

interface Inspection {
  orderId: string
  lines: readonly InspectedLine[]
  /** Where the goods were received; null where the store keeps no stock by location. */
  from: string | null
  /** Where damaged goods go; null to write them off. */
  to: string | null
}

/**
 * Takes damaged pieces out of the stock that a receipt has put them into, and notes what was found. The goods are received by
 * then, so that a failure is only reported.
 */
export function useInspection() {
  const { t } = useTranslation()
  const http = useApi()
  const cache = useQueryClient()
  const notify = useNotify()
  const reportFailure = useReportFailure()
  const { mutateAsync: setLevels } = useSetLocationLevels()
  const { mutateAsync: createNote } = useCreateNote()

  const move = async (lines: readonly InspectedLine[], from: string | null, to: string | null) => {
    if (from === null) return
    const variants = await Promise.all(
      [...damagedPieces(lines)].map(async ([variantId, damage]) => {
        const { variant } = await cache.fetchQuery({
          ...variantQueries(http).inventory(variantId),
          staleTime: 0,
        })
        return { inventory: variant.inventory, ...damage }
      }),
    )
    const writes = damagedLevels(damagedItems(variants), { from, to })
    const change = new Map(writes.map((write) => [`${write.itemId} ${write.locationId}`, write]))
    const results = await setLevels({ ids: [...change.keys()], change })
    const refused = results.find(({ error }) => error !== undefined)
    if (refused) throw refused.error
  }
  const textOf = (lines: readonly InspectedLine[]) =>
    [
      t('afterSale.receive.inspection.noted'),
      ...lines.flatMap(({ title, damaged, note, pictures }) => [
        damaged ? t('afterSale.receive.inspection.notedDamage', { count: damaged, title }) : title,
        ...(note.trim() === '' ? [] : [note.trim()]),
        ...pictures,
      ]),
    ].join('\n')

  return async ({ orderId, lines, from, to }: Inspection) => {
    const noted = inspectedLines(lines)
    if (noted.length === 0) return
    const [stock, note] = await Promise.allSettled([
      move(noted, from, to),
      createNote({ resource_id: orderId, resource_type: 'order', value: textOf(noted) }),
    ])
    const failed = [stock, note].find((result) => result.status === 'rejected')
    if (!failed) return
    notify.warn(t('afterSale.receive.inspection.failed'), t('afterSale.receive.inspection.failedHint'))
    reportFailure(failed.reason)
  }
}
