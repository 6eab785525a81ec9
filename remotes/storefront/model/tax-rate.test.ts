import { taxRateOf } from './tax-rate.ts'

test.each([
  ['one tax', { tax_lines: [{ rate: 19 }], subtotal: 1000, original_tax_total: 190 }, 19],
  ['two taxes', { tax_lines: [{ rate: 5 }, { rate: 9.975 }] }, 14.975],
  ['a tax without its line', { subtotal: 3600, original_tax_total: 684 }, 19],
  ['no tax', { tax_lines: [], subtotal: 3600, original_tax_total: 0 }, 0],
  ['no price', { subtotal: 0, original_tax_total: 0 }, 0],
])('a line with %s has its rate', (_kind, line, rate) => {
  expect(taxRateOf(line)).toBeCloseTo(rate, 6)
})
