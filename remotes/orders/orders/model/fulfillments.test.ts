import { parcelsOf, piecesOf } from './fulfillments.ts'

const raw = (id: string, created_at: string, more: object = {}) => ({
  id,
  created_at,
  shipped_at: null,
  canceled_at: null,
  tracking_numbers: [],
  ...more,
})

test('parcels of the order, its swaps and its claims are sorted by creation, oldest first', () => {
  const parcels = parcelsOf({
    items: [{ id: 'item_1', title: 'Harbour Mug' }],
    fulfillments: [raw('ful_3', '2026-11-03T08:00:00.000Z')],
    swaps: [
      {
        id: 'swap_1',
        additional_items: [{ id: 'item_2', title: 'Layflat Notebook' }],
        fulfillments: [
          raw('ful_2', '2026-11-02T08:00:00.000Z', {
            items: [
              { item_id: 'item_2', quantity: 2 },
              { item_id: 'item_1', quantity: 1 },
            ],
          }),
        ],
      },
    ],
    claims: [{ id: 'claim_1', fulfillments: [raw('ful_1', '2026-11-01T08:00:00.000Z')] }],
  })
  expect(parcels.map(({ id, part, partId }) => [id, part, partId])).toEqual([
    ['ful_1', 'claim', 'claim_1'],
    ['ful_2', 'swap', 'swap_1'],
    ['ful_3', undefined, undefined],
  ])
  expect(parcels[1]?.contents.map(({ title, quantity }) => [quantity, title])).toEqual([
    [2, 'Layflat Notebook'],
    [1, 'Harbour Mug'],
  ])
  expect(parcels.map(piecesOf)).toEqual([0, 3, 0])
})

test('a tracking number that has a link is listed once', () => {
  const [parcel] = parcelsOf({
    items: [],
    fulfillments: [
      raw('ful_1', '2026-11-01T08:00:00.000Z', {
        tracking_numbers: ['A', 'B'],
        tracking_links: [{ tracking_number: 'A', url: 'https://example.com/A' }],
      }),
    ],
    swaps: [],
    claims: [],
  })
  expect(parcel?.tracking).toEqual([
    { number: 'A', url: 'https://example.com/A' },
    { number: 'B', url: null },
  ])
})

const trackingOf = (more: object) =>
  parcelsOf({
    items: [],
    fulfillments: [raw('ful_1', '2026-11-01T08:00:00.000Z', more)],
    swaps: [],
    claims: [],
  })[0]?.tracking

test('the number and page that a provider noted are the tracking link of the parcel', () => {
  const data = { tracking_number: 'TP1', tracking_url: 'https://post.example.com/TP1' }
  const link = { number: 'TP1', url: 'https://post.example.com/TP1' }
  expect(trackingOf({ data })).toEqual([link])
  expect(trackingOf({ data, tracking_numbers: ['TP1', 'B'] })).toEqual([link, { number: 'B', url: null }])
  const links = [{ tracking_number: 'TP1', url: 'https://example.com/own' }]
  expect(trackingOf({ data, tracking_links: links })).toEqual([
    { number: 'TP1', url: 'https://example.com/own' },
  ])
})

test('only web addresses of a provider become links', () => {
  expect(trackingOf({ data: { tracking_number: 'TP1', tracking_url: 'javascript:alert(1)' } })).toEqual([
    { number: 'TP1', url: null },
  ])
  expect(trackingOf({ data: null })).toEqual([])
})
