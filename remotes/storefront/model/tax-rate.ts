interface TaxedLine {
  tax_lines?: readonly { rate: number }[] | null
  subtotal?: number | null
  original_tax_total?: number | null
}

/** The tax on a line in percent of its price without tax. Several taxes on one line are added up. */
export function taxRateOf({ tax_lines, subtotal, original_tax_total }: TaxedLine): number {
  if (tax_lines?.length) return tax_lines.reduce((sum, { rate }) => sum + rate, 0)
  return subtotal ? Math.round(((original_tax_total ?? 0) / subtotal) * 1000) / 10 : 0
}
