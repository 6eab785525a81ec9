import { staff } from '../../../commands/backend/accounts.mts'

/** The store itself, asked past the proxy. */
export interface Store {
  /** Its address, for what shoppers do. */
  url: string
  get<Answer>(path: string): Promise<Answer>
  post<Answer>(path: string, body: object): Promise<Answer>
  remove(path: string): Promise<void>
}

/** Calls the store as a shopper does: with a body as POST, without one as GET. */
export async function callShop<Answer>(
  { url }: Pick<Store, 'url'>,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${url}/store${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}

const CONFLICT = 409
const MOST_TRIES = 10

export async function openStore(backend: string): Promise<Store> {
  const call = async <Answer>(
    method: string,
    path: string,
    body?: object,
    token?: string,
  ): Promise<Answer> => {
    const send = () =>
      fetch(`${backend}/admin${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      })
    let response = await send()
    // What other lanes write at the same moment undoes this call as a whole.
    for (let tries = 1; response.status === CONFLICT && tries < MOST_TRIES; tries++) response = await send()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const { access_token: token } = await call<{ access_token: string }>('POST', '/auth/token', staff)
  return {
    url: backend,
    get: (path) => call('GET', path, undefined, token),
    post: (path, body) => call('POST', path, body, token),
    remove: async (path) => void (await call('DELETE', path, undefined, token)),
  }
}
