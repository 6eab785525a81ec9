import { expect, it } from '@jest/globals'
import { otherMetadata, storeTexts } from './store-texts.ts'

it('reads the texts, and nothing where they are missing or something else', () => {
  expect(storeTexts({ imprint: 'Stoa Ltd', tracking_url: 7, tracking_url_ups: 'u', other: 'x' })).toEqual({
    imprint: 'Stoa Ltd',
    packing_slip_text: '',
    order_edit_link_template: '',
    tracking_url: '',
    tracking_url_dhl: '',
    tracking_url_fedex: '',
    tracking_url_royal_mail: '',
    tracking_url_ups: 'u',
    tracking_url_usps: '',
  })
  expect(storeTexts(null).imprint).toBe('')
})

it('leaves everything else, also what is no text', () => {
  expect(
    otherMetadata({ imprint: 'Stoa Ltd', tracking_url: 7, stoa_return_reason_order: [], other: 'x' }),
  ).toEqual({
    tracking_url: 7,
    other: 'x',
  })
})
