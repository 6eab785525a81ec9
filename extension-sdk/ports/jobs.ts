/** The batch jobs that the server works through by itself, such as exports and imports. */
export interface JobsPort {
  /**
   * Call it when a batch job was created, confirmed or cancelled. The shell then looks at once, and more often for a
   * while, and tells the person when the job is completed, whatever page they are on by then.
   */
  started(): void

  /** Shows the person their batch jobs: the activity, over the page that is open. */
  show(): void
}
