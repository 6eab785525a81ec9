import { PRODUCT_STATUSES } from '@stoa/admin/choices'
import { useTranslation } from '@stoa/extension-sdk'
import type { CellType, GridColumn } from '@stoa/ui/grid'
import { useMemo } from 'react'

import { cellOf, type ItemLevels, type SheetField, type SheetRow } from '../../model/product-sheet.ts'
import type { SheetChoice } from './use-sheet-choice.ts'

const TEXT: CellType = { kind: 'text' }
const COUNT: CellType = { kind: 'number', least: 0 }

/** The columns of the spreadsheet, and what each is about. */
export function useSheetColumns(shown: readonly SheetChoice[], levels: ItemLevels) {
  const { t } = useTranslation()
  return useMemo(() => {
    const fields = new Map<string, SheetField>()
    const column = (
      id: string,
      header: string,
      field: SheetField,
      type: CellType,
      more: Partial<GridColumn<SheetRow>> = {},
    ): GridColumn<SheetRow> => {
      fields.set(id, field)
      return { id, header, type, value: (row) => cellOf(row, field, levels), ...more }
    }
    const statuses = PRODUCT_STATUSES.map((id) => ({ id, label: t(`admin.product.status.${id}`) }))
    const status: CellType = { kind: 'choice', options: statuses }
    const required = { isRequired: true }
    const columns = [
      column('title', t('spreadsheet.columns.title'), { kind: 'title' }, TEXT, {
        ...required,
        isFrozen: true,
        width: 240,
      }),
      column('status', t('spreadsheet.columns.status'), { kind: 'status' }, status, required),
      column('sku', t('spreadsheet.columns.sku'), { kind: 'sku' }, TEXT),
      ...shown.map(({ id, label, field, currency }) =>
        currency === undefined
          ? column(id, label, field, COUNT, {
              validate: (value, row) => emptied(value, cellOf(row, field, levels)),
            })
          : column(id, label, field, { kind: 'money', currency }),
      ),
    ]
    return { columns, fields }

    /** What is in stock can be nothing, but no longer unknown. */
    function emptied(value: unknown, before: unknown) {
      return value === null && before !== null ? t('admin.missing') : undefined
    }
  }, [shown, levels, t])
}
