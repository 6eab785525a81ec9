import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { HttpClient } from '@stoa/api/http'

const ApiContext = createContext<HttpClient | undefined>(undefined)

/** Provides the client to the components below it. */
export function ApiProvider({ client, children }: { client: HttpClient; children: ReactNode }) {
  return <ApiContext value={client}>{children}</ApiContext>
}

/** The client of the nearest `ApiProvider`; throws outside of one. */
export function useApi(): HttpClient {
  const client = useContext(ApiContext)
  if (!client) throw new Error('useApi must be used inside an ApiProvider')
  return client
}
