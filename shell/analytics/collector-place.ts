/** Where usage data goes, as the operator has set it. */
export interface CollectorPlace {
  /** The address of the collector, called data plane by its makers. */
  url: string
  /** Tells the collector whose data comes. */
  writeKey: string
}

/** Reads the page's `<meta name="stoa-analytics">`. Where it is empty nothing is ever sent or loaded. */
export function collectorPlace(page: ParentNode): CollectorPlace | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="stoa-analytics"]')
  const url = meta?.content
  const writeKey = meta?.dataset['key']
  return url && writeKey ? { url, writeKey } : undefined
}
