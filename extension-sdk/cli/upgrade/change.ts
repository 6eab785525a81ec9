/** One thing that an upgrade does to a file, or leaves to the author. */
export interface Change {
  /** Relative to the extension's folder. */
  file: string
  /** What happens to it, in a few words. */
  does: string
  /** Its new content; without it the author has to act. */
  content?: string
}
