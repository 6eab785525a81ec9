import { useSetLocationLevels } from '@stoa/api/admin/inventory-items'
import { useEditProducts } from '@stoa/api/admin/products'
import { isApiError, unlessSessionLost } from '@stoa/api/http'
import { useFailureText, useTranslation } from '@stoa/extension-sdk'
import type { SaveGrid } from '@stoa/ui/grid'

import { sheetWrites } from '../../model/product-sheet-edits.ts'
import type { ItemLevels, SheetField, SheetRow } from '../../model/product-sheet.ts'

/** Saves the changes of a spreadsheet: one write for each product, then the quantities; answers row by row. */
export function useSaveSheet(
  rows: readonly SheetRow[],
  fields: ReadonlyMap<string, SheetField>,
  levels: ItemLevels,
): SaveGrid {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { mutateAsync: edit } = useEditProducts()
  const { mutateAsync: setLevels } = useSetLocationLevels()
  const textOf = (error: unknown) => (isApiError(error) ? failureText(error) : t('spreadsheet.gone'))

  const save: SaveGrid = async (changes) => {
    const writes = sheetWrites(changes, rows, fields, levels)
    const productOf = new Map(rows.map(({ key, product }) => [key, product.id]))
    const edited = await edit({ ids: [...writes.products.keys()], change: writes.products })
    const refused = new Map(edited.flatMap(({ id, error }) => (error === undefined ? [] : [[id, error]])))
    const stocked = await setLevels({ ids: [...writes.levels.keys()], change: writes.levels })
    const unstocked = new Map(
      stocked.flatMap(({ id, error }) => (error === undefined ? [] : [[id.split(' ')[0], error]])),
    )
    return changes.map(({ row }) => {
      const error = refused.get(productOf.get(row) ?? '')
      if (error !== undefined) return { row, error: textOf(error) }
      const lack = unstocked.get(row)
      return lack === undefined ? { row } : { row, error: t('spreadsheet.partly', { reason: textOf(lack) }) }
    })
  }
  // After a lost session, what was not saved keeps its marks.
  return async (changes) => (await unlessSessionLost(save(changes))) ?? []
}
