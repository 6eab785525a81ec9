const PATIENCE_MS = 3000

/** What keeps a backend from answering, as a sentence for the person who named it; undefined when it answers. */
export async function backendProblem(url: string): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(`${url}/health`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return ok ? undefined : sentence(url, `it answered with status ${status}`)
  } catch (error) {
    return sentence(url, reason(error as Error))
  }
}

const sentence = (url: string, why: string) =>
  `The backend at ${url} (BACKEND_URL) does not answer: ${why}. Admin and shop are served all the same and say so themselves.`

function reason(error: Error): string {
  if (error.name === 'TimeoutError') return `nothing came within ${PATIENCE_MS / 1000} seconds`
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
