import type { BackendModule } from 'i18next'

/** Where the texts of one namespace in one language are. */
export interface TextFile {
  url: string
  /** Subresource integrity of the file; the browser refuses any other content. */
  integrity?: string
}

const isTemporary = (status: number): boolean => status >= 500 || status === 429

type Texts = Record<string, string>

/** What came of a file of texts. */
export type LoadedTexts = { texts: Texts } | { failure: string; canRetry: boolean }

/** The texts of a file, or why there are none and whether another try may bring them. Never rejects. */
export async function loadTexts({ url, integrity }: TextFile): Promise<LoadedTexts> {
  const failed = (reason: string, canRetry: boolean) => ({
    failure: `failed loading ${url}; ${reason}`,
    canRetry,
  })
  let response: Response
  try {
    response = await fetch(url, integrity === undefined ? {} : { integrity })
  } catch (error) {
    return failed(String(error), true)
  }
  if (!response.ok) return failed(`status code: ${response.status}`, isTemporary(response.status))
  try {
    return { texts: (await response.json()) as Texts }
  } catch (error) {
    return failed(String(error), false)
  }
}

/**
 * Loads namespaces for i18next over HTTP. `locate` answers null for a namespace without a file, which then has no texts.
 * i18next retries what failed on the network or the server. Other failures are final: `addFallback` may add texts before
 * they are reported.
 */
export const createTextBackend = (
  locate: (language: string, namespace: string) => TextFile | null,
  addFallback?: (language: string, namespace: string) => Promise<void>,
): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  async read(language, namespace, callback) {
    const file = locate(language, namespace)
    if (file === null) return callback(null, {})
    const loaded = await loadTexts(file)
    if ('texts' in loaded) return callback(null, loaded.texts)
    if (!loaded.canRetry) await addFallback?.(language, namespace)
    return callback(loaded.failure, loaded.canRetry)
  },
})
