export type EventProperties = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** A usage event as the collector receives it. */
export type UsageEvent =
  | { type: 'identify'; userId: string; traits: { store: string } }
  /** A page was opened; the path carries no query. */
  | { type: 'page'; path: string }
  | { type: 'track'; name: string; properties: EventProperties }

/** Passes an event on. */
export type Send = (event: UsageEvent) => void
