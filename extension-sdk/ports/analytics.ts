/** Usage figures. They leave the browser only when the person has agreed and the store has analytics switched on. */
export interface AnalyticsPort {
  /**
   * Records that something was done. The event is called `<extension>.<event>`, so that nobody speaks for another.
   * Never pass anything that tells who a customer is.
   */
  track(
    extension: string,
    event: string,
    properties?: Readonly<Record<string, string | number | boolean>>,
  ): void
}
