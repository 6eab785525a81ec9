/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { createHttpClient } from '@stoa/api/http'
import { createQueryClient } from '@stoa/api/react'

import { nock } from '../../../tests/setup/network.ts'
import { STORE } from '../../../tests/setup/open-page.tsx'
import { tagChoices } from './filter-choices.ts'

const tags = Array.from({ length: 501 }, (_, at) => ({ id: `ptag_${at}`, value: `Tag ${at}` }))

const answerPage = (offset: number) =>
  nock(STORE)
    .get('/admin/product-tags')
    .query((query) => Number(query['offset'] ?? 0) === offset)
    .reply(200, { product_tags: tags.slice(offset, offset + 500), count: tags.length })

it('offers the tags of a store that has more than one answer holds', async () => {
  answerPage(0)
  answerPage(500)
  const cache = createQueryClient('admin', () => undefined)
  const choices = await tagChoices(cache, createHttpClient({ baseUrl: STORE }))
  expect(choices).toHaveLength(501)
  expect(choices.at(-1)).toEqual({ id: 'ptag_500', label: 'Tag 500' })
})
