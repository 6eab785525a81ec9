/** Where usage data goes, as configured by the operator. */
export interface CollectorConfig {
  /** Address of the collector (RudderStack calls it the data plane). */
  url: string
  /** Identifies the source of the data to the collector. */
  writeKey: string
}

/** Reads `<meta name="stoa-analytics">`. While it is empty, nothing is sent and no library is loaded. */
export function collectorConfig(page: ParentNode): CollectorConfig | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="stoa-analytics"]')
  const url = meta?.content
  const writeKey = meta?.dataset['key']
  return url && writeKey ? { url, writeKey } : undefined
}
