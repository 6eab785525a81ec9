/** The feature flags and modules of the store. */
export interface FlagsPort {
  /** Whether a flag is on, or a module of this name is installed. False until the store has answered. */
  isOn(key: string): boolean
  /** Calls back when the flags have arrived or changed; returns the way out. */
  subscribe(listener: () => void): () => void
}
