import type { QueryKey } from '@tanstack/react-query'
import { useWrite } from '@stoa/api/react'
import * as customCalls from './custom-calls.ts'
import { customKeys } from '../keys.ts'

/** A write to an endpoint that only its caller knows. */
export interface CustomWrite {
  path: string
  payload?: object
  /** The keys that the write makes stale in addition to its own path. */
  stale?: QueryKey[]
}

/** Posts to a custom endpoint of the backend. */
export const useCustomPost = <Body extends object>() =>
  useWrite({
    call: (http, { path, payload }: CustomWrite) => customCalls.post<Body>(http, path, payload),
    stale: changedBy,
  })

/** Deletes at a custom endpoint of the backend. */
export const useCustomDelete = <Body extends object>() =>
  useWrite({
    call: (http, { path, payload }: CustomWrite) => customCalls.delete<Body>(http, path, payload),
    stale: changedBy,
  })

function changedBy({ path, stale = [] }: CustomWrite) {
  return [customKeys.path(path), ...stale]
}
