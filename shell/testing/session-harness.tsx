import { createHttpClient, type HttpClient } from '@stoa/api/http'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axios from 'axios'
import type { ReactNode } from 'react'

import { English } from './english.tsx'

/** Address of the mocked backend. */
export const BACKEND = 'http://backend.test'

/** HTTP client of {@link BACKEND}. For tests. */
export function testClient(): HttpClient {
  axios.defaults.adapter = 'http'
  return createHttpClient({ baseUrl: BACKEND })
}

/** Renders a public page in English. For tests. */
export const show = (page: ReactNode) => render(page, { wrapper: English })

/** Finds a field by its label, with or without an asterisk. For tests. */
export const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\*)?$`))

/** Types into the field with this label. For tests. */
export const type = (label: string, text: string) => userEvent.type(field(label), text)

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A signed-looking link token with these claims. For tests. */
export function linkToken(claims: object): string {
  return [encoded({ alg: 'HS256', typ: 'JWT' }), encoded(claims), 'c2lnbmF0dXJl'].join('.')
}
