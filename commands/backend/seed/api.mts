export interface Row {
  id: string
}

/** One caller of the store's HTTP API: a staff member, a signed-in customer or a passer-by. */
export class Api {
  readonly #url: string
  readonly #token: string | undefined

  constructor(url: string, token?: string) {
    this.#url = url
    this.#token = token
  }

  /** Signs in under `admin` or `store` and answers a caller that acts for that person. */
  async signIn(realm: 'admin' | 'store', account: { email: string; password: string }): Promise<Api> {
    const { access_token } = await this.post<{ access_token: string }>(`/${realm}/auth/token`, account)
    return new Api(this.#url, access_token)
  }

  get<T>(path: string): Promise<T> {
    return this.#call('GET', path)
  }

  post<T>(path: string, body: object = {}): Promise<T> {
    return this.#call('POST', path, body)
  }

  delete<T>(path: string, body?: object): Promise<T> {
    return this.#call('DELETE', path, body)
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.ok) return (text.startsWith('{') ? JSON.parse(text) : undefined) as T
    throw new Error(`${method} ${path} answered ${response.status}: ${text}\nfor ${JSON.stringify(body)}`)
  }
}
