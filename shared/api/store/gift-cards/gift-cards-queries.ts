import { queryOptions } from '@tanstack/react-query'
import type { HttpClient } from '@stoa/api/http'
import { cachedRead } from '@stoa/api/react'
import * as giftCardCalls from './gift-cards-calls.ts'
import { giftCardKeys } from '../keys.ts'

/** Cached queries of gift cards. */
export const giftCardQueries = (http: HttpClient) => ({
  detail: (code: string) =>
    queryOptions({
      queryKey: giftCardKeys.detail(code),
      queryFn: (context) => cachedRead(context, (options) => giftCardCalls.retrieve(http, code, options)),
    }),
})
