import { afterEach, expect, it, jest } from '@jest/globals'
import { QueryObserver } from '@tanstack/react-query'
import { createHttpClient } from '@stoa/api/http'
import { createQueryClient } from '@stoa/api/react'
import type { OnFailure } from '@stoa/api/react'
import { nock } from '../../../../tests/setup/network.ts'
import { analyticsConfigQueries } from './index.ts'

const BASE = 'http://backend.test'
const ROUTE = '/admin/analytics-configs'
const { current } = analyticsConfigQueries(createHttpClient({ baseUrl: BASE }))

const onFailure = jest.fn<OnFailure>()
const cache = createQueryClient('admin', onFailure)

afterEach(() => {
  cache.clear()
})

const look = (isFlagOn: boolean) => new QueryObserver(cache, current({ isFlagOn }))
const settled = (observer: ReturnType<typeof look>) =>
  new Promise<ReturnType<typeof observer.getCurrentResult>>((resolve) => {
    const stop = observer.subscribe((result) => {
      if (result.isPending) return
      stop()
      resolve(result)
    })
  })

it('returns the choice, and null without one', async () => {
  nock(BASE)
    .get(ROUTE)
    .reply(404)
    .get(ROUTE)
    .reply(200, { analytics_config: { opt_out: true, anonymize: false } })
  expect((await settled(look(true))).data).toEqual({ analytics_config: null })
  cache.clear()
  expect((await settled(look(true))).data).toEqual({ analytics_config: { opt_out: true, anonymize: false } })
})

it('fails at the first other refusal, without a second try and without a word', async () => {
  const refused = nock(BASE).get(ROUTE).reply(500)
  const later = nock(BASE).get(ROUTE).reply(200, { analytics_config: {} })
  expect((await settled(look(true))).error).toMatchObject({ failure: { status: 500 } })
  expect(refused.isDone()).toBe(true)
  expect(later.isDone()).toBe(false)
  nock.cleanAll()
  expect(onFailure).not.toHaveBeenCalled()
})

it('sends no request while the store’s flag is off', () => {
  const observer = look(false)
  const stop = observer.subscribe(() => undefined)
  expect(observer.getCurrentResult().fetchStatus).toBe('idle')
  stop()
})
