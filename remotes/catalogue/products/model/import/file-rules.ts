import type { CheckedRow, RowIssue } from '@stoa/admin/import'
import type { KnownProduct } from './store-facts.ts'

/** What earlier rows of a file have said about a product. */
interface SeenProduct {
  number: number
  id: string | undefined
  options: readonly string[]
  combinations: Map<string, number>
}

const OPTION_NAME = /^Option (\d+) Name$/

const fault = (key: string, column: string, values: RowIssue['values']): RowIssue => ({
  level: 'error',
  key,
  column,
  values,
})

const once = (seen: Map<string, number>, value: string, number: number, column: string): RowIssue[] => {
  if (value === '') return []
  const first = seen.get(value)
  if (first !== undefined) return [fault('twice', column, { value, row: String(first) })]
  seen.set(value, number)
  return []
}

/** Rules between the rows of one file: nothing is said twice, and the rows of a product agree. */
export function fileRules() {
  const products = new Map<string, SeenProduct>()
  const skus = new Map<string, number>()
  const variants = new Map<string, number>()

  return (row: CheckedRow, known: KnownProduct | undefined): RowIssue[] => {
    const { record, handle, sku, number } = row
    if (handle === '') return []
    const variantId = record.get('Variant Id') ?? ''
    const issues = [
      ...once(skus, sku, number, 'Variant SKU'),
      ...once(variants, variantId, number, 'Variant Id'),
    ]
    const options = optionsIn(record)
    const id = record.get('Product Id')
    let seen = products.get(handle)
    if (!seen) {
      const names = known ? known.options.map(({ title }) => title) : options.map(({ name }) => name)
      seen = { number, id, options: names, combinations: new Map() }
      products.set(handle, seen)
    }
    if (seen.id !== id) {
      issues.push(fault('productMixed', 'Product Id', { value: id ?? '–', row: String(seen.number) }))
    }
    return [...issues, ...optionIssues(row, seen, options)]
  }

  function optionIssues(row: CheckedRow, seen: SeenProduct, options: readonly RowOption[]): RowIssue[] {
    const strange = options.find(({ name }) => !seen.options.includes(name))
    if (strange) {
      const values = { value: strange.name, names: seen.options }
      return [fault('optionOther', `Option ${strange.at} Name`, values)]
    }
    if (row.variant === 'updated') return []
    const missing = seen.options.find(
      (name) => !options.some((option) => option.name === name && option.value),
    )
    if (missing !== undefined) return [fault('optionMissing', 'Option 1 Value', { value: missing })]
    const names = options.map(({ name, value }) => `${name}: ${value}`)
    const combination = JSON.stringify(names.toSorted())
    const first = seen.combinations.get(combination)
    if (first !== undefined) {
      const key = names.length > 0 ? 'combinationTwice' : 'variantTwice'
      return [fault(key, 'Option 1 Value', { value: names, row: String(first) })]
    }
    seen.combinations.set(combination, row.number)
    return []
  }
}

interface RowOption {
  at: string
  name: string
  value: string
}

function optionsIn(record: ReadonlyMap<string, string>): RowOption[] {
  return [...record].flatMap(([header, name]) => {
    const at = OPTION_NAME.exec(header)?.[1]
    return at === undefined ? [] : [{ at, name, value: record.get(`Option ${at} Value`) ?? '' }]
  })
}
