import { deliveriesOf, isDeliverable, isDeliveryChosen } from './deliveries.ts'

const line = (title: string, profile_id?: string) => ({ title, variant: { product: { profile_id } } })
const option = (id: string, profile_id: string) => ({ id, profile_id })
const method = (profile_id: string) => ({ shipping_option: { profile_id } })

const items = [line('Mug', 'goods'), line('Gift card', 'cards'), line('Mug', 'goods'), line('Rug', 'goods')]
const options = [option('post', 'goods'), option('mail', 'cards'), option('courier', 'goods')]

test('goods and gift cards are delivered apart, each with the options of its own profile', () => {
  expect(deliveriesOf({ items }, options)).toEqual([
    { profileId: 'goods', titles: ['Mug', 'Rug'], options: [options[0], options[2]] },
    { profileId: 'cards', titles: ['Gift card'], options: [options[1]] },
  ])
})

test('an option for gift cards does not deliver goods', () => {
  expect(isDeliverable({ items }, deliveriesOf({ items }, [option('mail', 'cards')]))).toBe(false)
  expect(isDeliveryChosen({ items, shipping_methods: [method('cards')] })).toBe(false)
  expect(isDeliveryChosen({ items, shipping_methods: [method('cards'), method('goods')] })).toBe(true)
})

test('lines without a profile need one delivery, whatever it is', () => {
  const unknown = [line('Mug'), { title: 'Old rug', variant: null }]
  expect(isDeliveryChosen({ items: unknown, shipping_methods: [] })).toBe(false)
  expect(isDeliveryChosen({ items: unknown, shipping_methods: [method('goods')] })).toBe(true)
})
