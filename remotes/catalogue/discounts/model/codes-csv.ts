import type { DynamicCode } from '@stoa/api/admin/discounts'
import { unparse } from 'papaparse'

type Listed = Pick<DynamicCode, 'code'> & Partial<DynamicCode>

interface CsvWords {
  code: string
  status: string
  used: string
  limit: string
  ends: string
  created: string
  statusOf: (code: DynamicCode) => string
}

const isWhole = (code: Listed): code is DynamicCode => code.id !== undefined

/** Codes as CSV, with what is known of each. Moments are ISO 8601; texts cannot become formulas. */
export function csvOf(codes: readonly Listed[], words: CsvWords): string {
  const whole = codes.filter(isWhole)
  const options = { escapeFormulae: true }
  if (whole.length < codes.length) {
    return unparse({ fields: [words.code], data: codes.map(({ code }) => [code]) }, options)
  }
  const fields = [words.code, words.status, words.used, words.limit, words.ends, words.created]
  const data = whole.map((code) => [
    code.code,
    words.statusOf(code),
    code.usage_count,
    code.usage_limit ?? '',
    code.ends_at ?? '',
    code.created_at,
  ])
  return unparse({ fields, data }, options)
}
