import type { FailuresPort } from '../ports/failures.ts'
import { useHost } from './use-host.ts'

/**
 * Says why a call failed, see {@link FailuresPort}.
 *
 * @example const failureText = useFailureText(); … <p role="alert">{failureText(error)}</p>
 */
export const useFailureText = (): FailuresPort['textOf'] => useHost().failures.textOf
