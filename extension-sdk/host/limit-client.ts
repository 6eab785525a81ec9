import type { Uses } from '../points/uses.ts'
import type { ClientPort } from '../ports/client.ts'
import { nounOf } from './noun-of.ts'
import { undeclaredUse } from './undeclared-use.ts'

/**
 * The client of one extension: calls of nouns that it has not declared reject without being sent, with the line that is
 * missing in its `extension.ts`, and `onRefused` is called with the same sentence. Without `uses` nothing is refused.
 * `onSettled` is called after each call that was sent, with the milliseconds that it took.
 */
export function limitClient(
  client: ClientPort,
  extension: string,
  uses: Uses | undefined,
  onRefused: (message: string) => void,
  onSettled: (ms: number) => void = () => undefined,
): ClientPort {
  const limited =
    (verb: keyof ClientPort, kind: 'read' | 'write') =>
    async (...call: readonly unknown[]): Promise<unknown> => {
      const noun = verb === 'upload' ? 'uploads' : nounOf(call[0] as string)
      if (uses && !uses[kind]?.includes(noun)) {
        const message = `${extension} may not ${kind} ${noun}: add uses: { ${kind}: ['${noun}'] } to extension.ts`
        onRefused(message)
        throw undeclaredUse(message)
      }
      const startedAt = performance.now()
      try {
        return await (client[verb] as (...words: readonly unknown[]) => unknown)(...call)
      } finally {
        onSettled(performance.now() - startedAt)
      }
    }
  return {
    get: limited('get', 'read'),
    post: limited('post', 'write'),
    delete: limited('delete', 'write'),
    upload: limited('upload', 'write'),
  } as ClientPort
}
