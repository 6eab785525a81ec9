declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http'

  export default class Negotiator {
    constructor(request: Pick<IncomingMessage, 'headers'>)
    encoding<Name extends string>(available: readonly Name[], preferred?: readonly Name[]): Name | undefined
  }
}

declare module 'fresh' {
  import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

  export default function fresh(request: IncomingHttpHeaders, response: OutgoingHttpHeaders): boolean
}
