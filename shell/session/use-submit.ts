import { useEffect, useRef, useState, type RefObject } from 'react'

/** State of a form that is sent as a whole. */
export interface Submission {
  form: RefObject<HTMLFormElement | null>
  isLoading: boolean
  /** Whether the last submit failed and faults should be shown. */
  wasRefused: boolean
  /** Error of the last submit; undefined if the input was incomplete. */
  error: unknown
  submit: () => Promise<void>
}

/**
 * Submits a complete form and keeps the error. Stays loading after success, because the next page replaces the form;
 * after a failure the first invalid field gets the focus.
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
