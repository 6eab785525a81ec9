const NAME = 'UndeclaredUse'

/** The error of a call that an extension has not declared; its message names what is missing in `extension.ts`. */
export const undeclaredUse = (message: string): Error => Object.assign(new Error(message), { name: NAME })

/** Whether something that was thrown is an {@link undeclaredUse}. */
export const isUndeclaredUse = (thrown: unknown): thrown is Error =>
  thrown instanceof Error && thrown.name === NAME
