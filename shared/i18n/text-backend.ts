import type { BackendModule, ReadCallback } from 'i18next'

/** Where the texts of one namespace in one language are. */
export interface TextFile {
  url: string
  /** Subresource integrity of the file; the browser refuses any other content. */
  integrity?: string
}

const isTemporary = (status: number): boolean => status >= 500 || status === 429

async function load({ url, integrity }: TextFile, callback: ReadCallback): Promise<void> {
  const failed = (reason: string, canRetry: boolean) => callback(`failed loading ${url}; ${reason}`, canRetry)
  let response: Response
  try {
    response = await fetch(url, integrity === undefined ? {} : { integrity })
  } catch (error) {
    return failed(String(error), true)
  }
  if (!response.ok) return failed(`status code: ${response.status}`, isTemporary(response.status))
  try {
    callback(null, (await response.json()) as Record<string, string>)
  } catch (error) {
    failed(String(error), false)
  }
}

/**
 * Loads namespaces for i18next over HTTP. `locate` answers null for a namespace without a file, which then has no texts.
 * i18next retries what failed on the network or the server; other failures are final.
 */
export const createTextBackend = (
  locate: (language: string, namespace: string) => TextFile | null,
): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    const file = locate(language, namespace)
    if (file === null) callback(null, {})
    else void load(file, callback)
  },
})
