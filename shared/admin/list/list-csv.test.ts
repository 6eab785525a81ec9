import { formatList } from '@stoa/i18n/lists'

import { csvOf } from './list-csv.ts'

const column = (header: string, value: string | number | Date | null) => ({ header, value: () => value })

it('writes a line for each row, with numbers and moments that programs read', () => {
  const columns = [
    column('Title', 'Cup, blue'),
    column('Stock', 1200),
    column('Created', new Date('2026-11-12T12:00:00Z')),
    column('Type', null),
  ]
  expect(csvOf([{}], columns).split('\r\n')).toEqual([
    'Title,Stock,Created,Type',
    '"Cup, blue",1200,2026-11-12T12:00:00.000Z,',
  ])
})

it('writes no invisible character for a list of names', () => {
  expect(csvOf([{}], [column('Groups', formatList(['VIP', 'Staff'], 'en'))])).toBe('Groups\r\nVIP and Staff')
})

it('lets no text become a formula', () => {
  expect(csvOf([{}], [column('Title', '=HYPERLINK("x")')])).toContain(`"'=HYPERLINK(""x"")"`)
})
