import type { Uses } from '../points/uses.ts'
import type { ClientPort } from '../ports/client.ts'

/** The first segment below `/admin` of the address that a browser makes of a path. */
function nounOf(path: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`
  const under = /^\/admin(?=[/?#]|$)/.test(rooted) ? rooted : `/admin${rooted}`
  return URL.parse(under, 'http://admin.invalid')?.pathname.split('/')[2] ?? ''
}

/**
 * The client of one extension: calls of nouns that it has not declared reject without being sent, with the line that is
 * missing in its `extension.ts`, and `onRefused` is called with the same sentence. Without `uses` nothing is refused.
 */
export function limitClient(
  client: ClientPort,
  extension: string,
  uses: Uses | undefined,
  onRefused: (message: string) => void,
): ClientPort {
  if (!uses) return client
  const require = (kind: 'read' | 'write', path: string): void => {
    const noun = nounOf(path)
    if (uses[kind]?.includes(noun)) return
    const message = `${extension} may not ${kind} ${noun}: add uses: { ${kind}: ['${noun}'] } to extension.ts`
    onRefused(message)
    throw new Error(message)
  }
  return {
    async get(path, ...rest) {
      require('read', path)
      return client.get(path, ...rest)
    },
    async post(path, ...rest) {
      require('write', path)
      return client.post(path, ...rest)
    },
    async delete(path, ...rest) {
      require('write', path)
      return client.delete(path, ...rest)
    },
    async upload(...call) {
      require('write', '/uploads')
      return client.upload(...call)
    },
  }
}
