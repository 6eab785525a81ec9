import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'

type State<Value> =
  { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; value: Value }

export type Resource<Value> = State<Value> & {
  retry: () => void
  /** Puts in what a write answered. */
  replace: (value: Value) => void
}

/**
 * Something read from the server, read again whenever `of` is another. A reading that nobody waits for any more is
 * called off; what was read before stays until the next one is there.
 */
export function useResource<Of, Value>(
  of: Of,
  read: (of: Of, signal: AbortSignal) => Promise<Value>,
): Resource<Value> {
  const [state, setState] = useState<State<Value>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const wanted = useMemo(() => ({ of, attempt }), [of, attempt])
  const start = useEffectEvent(read)

  useEffect(() => {
    const ending = new AbortController()
    const settle = (next: State<Value>) => {
      if (!ending.signal.aborted) setState(next)
    }
    start(wanted.of, ending.signal).then(
      (value) => settle({ status: 'ready', value }),
      (error: unknown) => settle({ status: 'failed', error }),
    )
    return () => ending.abort()
  }, [wanted])

  const retry = useCallback(() => {
    setState({ status: 'loading' })
    setAttempt((last) => last + 1)
  }, [])
  const replace = useCallback((value: Value) => setState({ status: 'ready', value }), [])
  return { ...state, retry, replace }
}
