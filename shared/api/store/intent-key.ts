import { useRef } from 'react'

import { createIdempotencyKey } from '@stoa/api/http'

interface Intent {
  content: string
  key: string
}

/**
 * Sends a write under one `Idempotency-Key` for as long as its content stays the same and no answer says that it was done:
 * a person who tries again after a lost answer gets that answer, and nothing happens twice.
 */
export function useIntentKey() {
  const intent = useRef<Intent>(undefined)

  return async <Answer>(
    content: object,
    send: (options: { headers: Record<string, string> }) => Promise<Answer>,
  ): Promise<Answer> => {
    const text = JSON.stringify(content)
    if (intent.current?.content !== text) intent.current = { content: text, key: createIdempotencyKey() }
    const answer = await send({ headers: { 'idempotency-key': intent.current.key } })
    intent.current = undefined
    return answer
  }
}
