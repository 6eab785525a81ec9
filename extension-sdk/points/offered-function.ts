import type { LoadFunction } from './load.ts'
import type { RunContext } from './run-context.ts'

/**
 * A function that other extensions may call, as `name:id`. It runs with the ports, the texts and the declared uses of the
 * extension that offers it, within 10 seconds.
 */
export interface OfferedFunction {
  /** Unique within the extension; letters, digits and dashes. */
  id: string
  load: LoadFunction<(context: OfferedFunctionContext) => Promise<unknown>>
}

/** What an offered function is called with: the ports, and what the caller gave. */
export interface OfferedFunctionContext<Input = never> extends RunContext {
  /** Of another extension: check it. */
  input: Input
}
