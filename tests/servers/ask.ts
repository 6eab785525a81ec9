import { request, type RequestOptions } from 'node:http'
import { request as requestSecurely } from 'node:https'

/** An answer as it comes over the network, with nothing decoded. */
export interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** Asks a server for a path that is sent exactly as it is written. */
export function ask(url: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const { hostname, port, protocol } = new URL(url)
  const send = protocol === 'https:' ? requestSecurely : request
  // The certificate was made for this run, by nobody.
  const own = { hostname, port, path, rejectUnauthorized: false, family: 4, ...options }
  return new Promise((resolve, reject) => {
    const asked = send(own, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(headers),
          body: Buffer.concat(parts),
        })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
