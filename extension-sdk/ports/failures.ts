/** Puts what went wrong into words. */
export interface FailuresPort {
  /**
   * What to tell a person about a call that failed: the server's own sentence, or one in the person's language
   * when the server sent none or did not answer.
   */
  textOf(error: unknown): string
}
