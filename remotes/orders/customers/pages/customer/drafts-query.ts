import { draftOrderQueries } from '@stoa/api/admin/draft-orders'
import type { HttpClient } from '@stoa/api/http'

/** So many are looked through: the search also finds longer addresses. */
const LOOKED_THROUGH = 50

/** Drafts whose e-mail contains this one, newest first. */
export const draftsQuery = (http: HttpClient, email: string) =>
  draftOrderQueries(http).rows({ q: email, order: '-created_at', limit: LOOKED_THROUGH })
