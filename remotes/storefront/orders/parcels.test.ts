import { parcelsOf } from './parcels.ts'

type Fulfillments = Parameters<typeof parcelsOf>[0]['fulfillments']

const parcels = (...fulfillments: object[]) =>
  parcelsOf({
    fulfillments: fulfillments.map((fulfillment) => ({
      items: [],
      tracking_links: [],
      data: {},
      ...fulfillment,
    })) as unknown as Fulfillments,
  })

test('canceled parcels are left out, the others come in the order of packing', () => {
  const found = parcels(
    { id: 'late', created_at: '2026-02-02', items: [{ quantity: 2 }, { quantity: 1 }] },
    { id: 'gone', created_at: '2026-02-01', canceled_at: '2026-02-01' },
    { id: 'early', created_at: '2026-01-01' },
  )
  expect(found.map(({ id, pieces }) => [id, pieces])).toEqual([
    ['early', 0],
    ['late', 3],
  ])
})

test('a link of another scheme is a number without a link', () => {
  const links = [
    { tracking_number: 'A1', url: 'https://post.example/A1' },
    { tracking_number: 'B2', url: 'javascript:alert(1)' },
  ]
  expect(parcels({ id: 'one', tracking_links: links })[0]?.tracking).toEqual([
    { number: 'A1', url: 'https://post.example/A1' },
    { number: 'B2' },
  ])
})

test('a carrier that keeps its number in the data of the parcel counts too', () => {
  const data = { tracking_number: 'C3', tracking_url: 'https://post.example/C3' }
  expect(parcels({ id: 'one', data })[0]?.tracking).toEqual([
    { number: 'C3', url: 'https://post.example/C3' },
  ])
})
