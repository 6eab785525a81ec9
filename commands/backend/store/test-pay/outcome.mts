const outcomes = ['authorized', 'requires_more', 'refused', 'capture_fails', 'refund_fails'] as const

/** How a payment by test-pay goes. */
export type Outcome = (typeof outcomes)[number]

const isOutcome = (value: unknown): value is Outcome => outcomes.includes(value as Outcome)

/** The session's own `outcome`; else the tag of the buyer's e-mail, as in `ann+refused@example.com`; else it succeeds. */
export function outcomeOf(session: Record<string, unknown>): Outcome {
  const tag = /\+(\w+)@/.exec(String(session['email']))?.[1]
  return [session['outcome'], tag].find(isOutcome) ?? 'authorized'
}
