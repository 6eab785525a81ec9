import { jest } from '@jest/globals'
import type { ShopServices } from '@stoa/extension-sdk/host'
import { createInstance, type i18n } from 'i18next'

import { createShopHost } from './shop-host.ts'

test('values that are no texts are shown as texts in messages of the shop', () => {
  const show = jest.fn()
  const services = {
    translation: createInstance(),
    notify: { success: show, error: show, warn: show, info: show },
  } as unknown as ShopServices<i18n>
  createShopHost(services).notify.error({} as never, new Error('sold out') as never)
  expect(show).toHaveBeenCalledWith('[object Object]', 'sold out')
})
