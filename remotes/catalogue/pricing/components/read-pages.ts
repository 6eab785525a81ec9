interface Page<Row> {
  products: Row[]
  count: number
}

/** Reads page after page of products until nothing is left, and reports its progress, from 0 to 1. */
export async function readPages<Row>(
  read: (offset: number) => Promise<Page<Row>>,
  onProgress: (done: number) => void = () => undefined,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let count = 1; rows.length < count;) {
    const page = await read(rows.length)
    rows.push(...page.products)
    count = page.products.length === 0 ? rows.length : page.count
    onProgress(count === 0 ? 1 : rows.length / count)
  }
  return rows
}
