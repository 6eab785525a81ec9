import { amountOfServer, columnNamed, type DecimalMark, priceReader, type RowIssue } from '@stoa/admin/import'
import type { FileVariant, PriceFacts } from './price-facts.ts'
import { SKU, VARIANT_ID } from './price-file.ts'

/** A row of a file of prices, and what there is to say about it. */
export interface PriceFileRow {
  /** As a spreadsheet program counts: the headers are row 1. */
  number: number
  /** As they stand in the file. */
  cells: readonly string[]
  variant: FileVariant | undefined
  /** By column, in minor units. */
  prices: ReadonlyMap<string, number>
  issues: readonly RowIssue[]
}

interface CheckOptions {
  /** What each column of the file stands for; null for nothing. */
  targets: readonly (string | null)[]
  mark: DecimalMark
  facts: PriceFacts
}

const FIRST_ROW = 2

const fault = (key: string, column: string, values: Record<string, string> = {}): RowIssue => ({
  level: 'error',
  key,
  column,
  values,
})

/** Checks the rows of one file, in their order: a variant may be named once. */
export function createPriceChecker({ targets, mark, facts }: CheckOptions) {
  const byId = new Map(facts.variants.map((variant) => [variant.id, variant]))
  const bySku = new Map(facts.variants.flatMap((variant) => (variant.sku ? [[variant.sku, variant]] : [])))
  const columns = targets.map((target) => (target === null ? undefined : columnNamed(target)))
  const readPrice = priceReader(facts, mark)
  const seen = new Map<string, number>()
  let number = FIRST_ROW

  function find(id: string, sku: string): { variant?: FileVariant; issues: RowIssue[] } {
    const named = bySku.get(sku)
    if (id !== '') {
      const variant = byId.get(id)
      if (!variant) return { issues: [fault('variantUnknown', VARIANT_ID, { value: id })] }
      const isOther = named !== undefined && named !== variant
      return {
        variant,
        issues: isOther ? [fault('skuTaken', SKU, { value: sku, product: named.product })] : [],
      }
    }
    if (sku === '') return { issues: [fault('variantMissing', SKU)] }
    return named ? { variant: named, issues: [] } : { issues: [fault('skuUnknown', SKU, { value: sku })] }
  }

  return (cells: readonly string[]): PriceFileRow => {
    const textOf = (name: string) => cells[targets.indexOf(name)]?.trim() ?? ''
    const { variant, issues } = find(textOf(VARIANT_ID), textOf(SKU))
    const prices = new Map<string, number>()
    columns.forEach((column, at) => {
      const text = cells[at]?.trim() ?? ''
      if (!column || text === '') return
      const read = readPrice(text, column)
      if (read.issue) issues.push(read.issue)
      if ('text' in read) prices.set(column.header, amountOfServer(read.text, column.currency ?? ''))
    })
    const first = variant && seen.get(variant.id)
    if (first !== undefined) {
      const value = variant?.sku ?? variant?.id ?? ''
      issues.push(fault('twice', VARIANT_ID, { value, row: String(first) }))
    } else if (variant) seen.set(variant.id, number)
    if (prices.size === 0 && issues.length === 0) issues.push({ level: 'warning', key: 'priceMissing' })
    const row = { number, cells, variant, prices, issues }
    number += 1
    return row
  }
}
