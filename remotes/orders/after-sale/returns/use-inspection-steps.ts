import type { Step } from '@stoa/admin/steps'
import { useAddToLevel, type LevelChange } from '@stoa/api/admin/inventory-items'
import { useCreateNote } from '@stoa/api/admin/notes'
import { variantQueries } from '@stoa/api/admin/variants'
import { useApi } from '@stoa/api/react'
import { useTranslation } from '@stoa/extension-sdk'
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

/** Returns a function that makes the steps of an inspection: damaged pieces leave the stock, and what was found is noted. */
export function useInspectionSteps(): (inspection: Inspection) => Step[] {
  const { t } = useTranslation()
  const http = useApi()
  const cache = useQueryClient()
  const addToLevel = useAddToLevel()
  const { mutateAsync: createNote } = useCreateNote()

  const levelsOf = async (lines: readonly InspectedLine[], from: string, to: string | null) => {
    const variants = await Promise.all(
      [...damagedPieces(lines)].map(async ([variantId, damage]) => {
        const { variant } = await cache.fetchQuery({
          ...variantQueries(http).inventory(variantId),
          staleTime: 0,
        })
        return { inventory: variant.inventory, ...damage }
      }),
    )
    return damagedLevels(damagedItems(variants), { from, to })
  }
  /** A later try goes on after the levels that are changed. */
  const takeOut = (lines: readonly InspectedLine[], from: string, to: string | null) => {
    let waiting: LevelChange[] | undefined
    return async () => {
      waiting ??= await levelsOf(lines, from, to)
      for (let next = waiting[0]; next; next = waiting[0]) {
        await addToLevel(next)
        waiting = waiting.slice(1)
      }
    }
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

  return ({ orderId, lines, from, to }) => {
    const noted = inspectedLines(lines)
    if (noted.length === 0) return []
    const stock = { id: 'stock', label: t('afterSale.receive.inspection.steps.stock') }
    const note = { id: 'note', label: t('afterSale.receive.inspection.steps.note') }
    const value = textOf(noted)
    return [
      ...(from !== null && damagedPieces(noted).size > 0
        ? [{ ...stock, run: takeOut(noted, from, to) }]
        : []),
      { ...note, run: () => createNote({ resource_id: orderId, resource_type: 'order', value }) },
    ]
  }
}
