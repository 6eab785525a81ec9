import type { DynamicCode } from '@stoa/api/admin/discounts'

import { csvOf } from './codes-csv.ts'

const words = {
  code: 'Code',
  status: 'Status',
  used: 'Used',
  limit: 'Limit',
  ends: 'Ends',
  created: 'Created',
  statusOf: () => 'Active, still',
}
const elm = {
  id: 'disc_1',
  code: 'M-ELM',
  usage_count: 2,
  usage_limit: null,
  ends_at: null,
  created_at: '2026-01-02T03:04:05.000Z',
} as DynamicCode

// The mark that spreadsheets tell UTF-8 by comes with the file, not with its text.
it('says what is known of each code', () => {
  expect(csvOf([elm], words).split('\r\n')).toEqual([
    'Code,Status,Used,Limit,Ends,Created',
    'M-ELM,"Active, still",2,,,2026-01-02T03:04:05.000Z',
  ])
})

it('lists bare codes, which cannot become formulas', () => {
  expect(csvOf([{ code: '=M+ELM' }, { code: 'M-OAK' }], words)).toBe(`Code\r\n"'=M+ELM"\r\nM-OAK`)
})
