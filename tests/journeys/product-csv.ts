/** A file of so many rows: products in two sizes each, as other shops write it: commas, headers of their own. */
export function productCsv(rows: number, prefix: string): string {
  const lines = ['Handle,Name,Description,Option1 Name,Option1 Value,SKU,Stock,Price EUR,Price USD']
  for (let row = 0; row < rows; row++) {
    const product = Math.floor(row / 2)
    const size = row % 2 === 0 ? 'Small' : 'Large'
    lines.push(
      [
        `${prefix}-${product}`,
        `"Jug ${product}, ""glazed"""`,
        '"Thrown by hand, fired twice, and glazed in a colour of the sea."',
        'Size',
        size,
        `${prefix.toUpperCase()}-${product}-${size[0]}`,
        row % 50,
        (10 + (row % 90) + 0.5).toFixed(2),
        (12 + (row % 90) + 0.9).toFixed(2),
      ].join(','),
    )
  }
  return `${lines.join('\n')}\n`
}
