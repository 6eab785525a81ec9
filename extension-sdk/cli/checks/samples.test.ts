import { expandFaults } from './admission.ts'
import { samplesOf } from './samples.ts'

const load = async () => ({ default: () => null })
const propsIn = (zone: string) => samplesOf('widgets', { zone })
const inZone = (zone: string) => [{ id: 'note', zone: zone as never, expand: ['items'], load }]

test('a widget in a misspelt zone is shown with the props of the zone that was meant', () => {
  expect(propsIn('order.detail.side')).toEqual([{ order: expect.objectContaining({ display_id: 1 }) }])
  expect(propsIn('nowhere.at.all')).toEqual([{}])
})

test('what a widget reads in a misspelt zone is judged by the zone that was meant', () => {
  const facts = { name: 'care', version: '1.0.0', sdk: '^0.3.0' }
  expect(expandFaults({ ...facts, widgets: inZone('order.detail.side') })).toEqual([])
  expect(expandFaults({ ...facts, widgets: inZone('home.aftr') })).toHaveLength(1)
})
