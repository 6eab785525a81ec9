/** Where usage data goes, and the key that identifies its source. */
export interface Collector {
  /** Without a trailing slash. */
  url: string
  writeKey: string
}
