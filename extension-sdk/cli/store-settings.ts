import { settingKey, settingsIn, MAX_SETTINGS_BYTES, SETTING_NAME } from '../host/settings-keys.ts'

/** The variable of the environment with the API token of a user of the store. */
export const TOKEN = 'STOA_STORE_TOKEN'

type Settings = Readonly<Record<string, unknown>>

/** The settings of one extension in a store, over its Admin API. */
export class StoreSettings {
  readonly #url: URL
  readonly #name: string
  readonly #token: string

  constructor(store: string, name: string) {
    const url = URL.parse('admin/store', store.endsWith('/') ? store : `${store}/`)
    if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`${store} is no address of a store`)
    const token = process.env[TOKEN]
    if (!token) throw new Error(`${TOKEN} is not set: put the API token of a user of the store into it`)
    this.#url = url
    this.#name = name
    this.#token = token
  }

  async #call(body?: object): Promise<Settings> {
    const headers = { 'x-medusa-access-token': this.#token, 'content-type': 'application/json' }
    const response = await fetch(this.#url, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new Error(`${this.#url.origin} does not answer: ${(error as Error).message}`, { cause: error })
    })
    if (!response.ok)
      throw new Error(`${this.#url.origin} answers ${response.status} to the store's settings`)
    const { store } = (await response.json()) as { store: { metadata?: Settings | null } }
    return settingsIn(store.metadata ?? {}, this.#name)
  }

  #write(settings: Settings, textOf: (value: unknown) => string): Promise<Settings> {
    const entries = Object.entries(settings).map(([key, value]) => [
      settingKey(this.#name, key),
      textOf(value),
    ])
    return this.#call({ metadata: Object.fromEntries(entries) })
  }

  read(): Promise<Settings> {
    return this.#call()
  }

  /** Saves settings beside those that there are. */
  async save(settings: unknown): Promise<void> {
    if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
      throw new Error('the file must hold an object with a value for each setting')
    const stray = Object.keys(settings).find((key) => !SETTING_NAME.test(key))
    if (stray !== undefined) throw new Error(`${stray} is no name of a setting`)
    if (Buffer.byteLength(JSON.stringify(settings)) > MAX_SETTINGS_BYTES)
      throw new Error(`more than ${MAX_SETTINGS_BYTES} bytes of settings are not kept`)
    await this.#write(settings as Settings, (value) => JSON.stringify(value))
  }

  /** Removes all; resolves with their names. */
  async remove(): Promise<string> {
    const settings = await this.read()
    if (Object.keys(settings).length > 0) await this.#write(settings, () => '')
    return Object.keys(settings).toSorted().join(', ') || 'it had none'
  }
}
