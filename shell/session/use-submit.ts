import { useEffect, useRef, useState, type RefObject } from 'react'

/** The state of a form that is sent as a whole. */
export interface Submission {
  form: RefObject<HTMLFormElement | null>
  isLoading: boolean
  /** The last try ended without success: faults of the input are worth showing. */
  wasRefused: boolean
  /** What the last try was refused with; undefined when the input was not complete. */
  error: unknown
  submit: () => Promise<void>
}

/**
 * Sends a form once it is complete, and keeps what went wrong. After success it stays loading: what comes next takes
 * the form's place. After a refusal the focus goes to the first field that has a fault.
 */
export function useSubmit(send: () => Promise<void>, isComplete: boolean): Submission {
  const form = useRef<HTMLFormElement>(null)
  const [isLoading, setLoading] = useState(false)
  const [refusal, setRefusal] = useState<{ error?: unknown }>()

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  const submit = async () => {
    if (isLoading) return
    if (!isComplete) return setRefusal({})
    setLoading(true)
    setRefusal(undefined)
    try {
      await send()
    } catch (error) {
      setRefusal({ error })
      setLoading(false)
    }
  }

  return { form, isLoading, wasRefused: refusal !== undefined, error: refusal?.error, submit }
}
