import type { FieldError } from 'react-hook-form'

/** Every message of a field's error, the first one first. */
export function messagesOf(error: FieldError | undefined): string[] {
  const others = Object.values(error?.types ?? {}).flat()
  return [
    ...new Set([error?.message, ...others].filter((text) => typeof text === 'string' && text !== '')),
  ] as string[]
}
