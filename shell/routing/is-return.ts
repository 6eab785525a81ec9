import type { NavigateOptions } from '@stoa/ui/ui-provider'

/** Whether a location was opened by a link that leads back, such as that of a record to its list. */
export const isReturn = ({ state }: { state: unknown }): boolean =>
  (state as NavigateOptions | null | undefined)?.isReturn === true
