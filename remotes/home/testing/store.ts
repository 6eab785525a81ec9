import { nock } from '../../../tests/setup/network.ts'
import { STORE } from '../../../tests/setup/open-page.tsx'

type Body = object

/** The store's answers to the queries of the page; a number is the status of a failure. */
export interface Answers {
  toFulfil?: number | Body
  toCapture?: number | Body
  toReceive?: number | Body
  lowStock?: number | Body
  unpaidDrafts?: number | Body
  runningJobs?: number | Body
  sold?: number | Body
}

const NOTHING = { count: 0, offset: 0, limit: 1 }

type Query = Record<string, unknown>

const give = (path: string, matches: (query: Query) => boolean, answer: number | Body) =>
  nock(STORE)
    .get(path)
    .query((query) => matches(query))
    .reply(
      typeof answer === 'number' ? answer : 200,
      typeof answer === 'number' ? { message: 'Not now' } : answer,
    )

const isCount = ({ limit, fields }: Query) => limit === '1' && fields === 'id'

/** Answers all queries that the page sends when it opens; empty by default. */
export function answerAll(answers: Answers = {}): void {
  const {
    toFulfil = NOTHING,
    toCapture = NOTHING,
    toReceive = { ...NOTHING, returns: [] },
    lowStock = { ...NOTHING, products: [] },
    unpaidDrafts = NOTHING,
    runningJobs = NOTHING,
    sold = { ...NOTHING, orders: [] },
  } = answers
  give('/admin/orders', (query) => isCount(query) && 'fulfillment_status[]' in query, toFulfil)
  give('/admin/orders', (query) => isCount(query) && 'payment_status[]' in query, toCapture)
  give('/admin/returns', ({ limit }) => limit === '100', toReceive)
  give('/admin/products', ({ offset }) => offset === '0', lowStock)
  give('/admin/draft-orders', (query) => query['status[]'] === 'open' && query['limit'] === '1', unpaidDrafts)
  give('/admin/batch-jobs', ({ completed_at }) => completed_at === 'null', runningJobs)
  give('/admin/orders', ({ offset }) => offset === '0', sold)
}

/** Answers the question for more orders of the sales. */
export const answerSold = (offset: number, body: Body) =>
  give('/admin/orders', (query) => query['offset'] === String(offset), body)

/** Answers the call for more products once `ready`. */
export const answerStock = (offset: number, ready: Promise<void>, body: Body, status = 200) =>
  nock(STORE)
    .get('/admin/products')
    .query((query) => query['offset'] === String(offset))
    .reply(status, async () => {
      await ready
      return body
    })

/** Answers one question again. */
export const answerDrafts = (body: number | Body) => give('/admin/draft-orders', () => true, body)
