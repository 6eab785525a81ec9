import { createContext, useContext, useEffect } from 'react'

/** Marks the field around a control as one whose value is not complete yet. */
export const FieldPending = createContext<(isPending: boolean) => void>(() => {})

/**
 * For a control inside a `Field` whose value arrives later, such as an uploaded file: while `isPending`, its form counts
 * as changed and is not saved.
 */
export function useFieldPending(isPending: boolean): void {
  const setPending = useContext(FieldPending)
  useEffect(() => {
    if (!isPending) return
    setPending(true)
    return () => setPending(false)
  }, [isPending, setPending])
}
