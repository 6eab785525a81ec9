/** What an event says about itself. */
export type EventProperties = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** Something that was done, as it goes to the collector. */
export type UsageEvent =
  | { type: 'identify'; userId: string; traits: { store: string } }
  /** A page was opened; the path says which, and nothing of what was searched for on it. */
  | { type: 'page'; path: string }
  | { type: 'track'; name: string; properties: EventProperties }

/** Where events go. */
export type Send = (event: UsageEvent) => void
