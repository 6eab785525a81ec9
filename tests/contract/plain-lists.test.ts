import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT, sourceFiles } from './source-files.ts'

/** What is put together with commas of the code, not of the language: no list that a page shows. */
const PLAIN: Readonly<Record<string, string>> = {
  'remotes/catalogue/inventory/model/stock-item.ts': 'the name of an item, in files too',
  'remotes/catalogue/products/components/product-list.tsx': 'a cell of a CSV file',
  'remotes/orders/after-sale/pages/returns/returns.tsx': 'a cell of a CSV file',
  'remotes/orders/customers/model/import/customer-file.ts': 'a cell of a CSV file',
  'remotes/orders/drafts/pages/new-draft/addresses-step.tsx': 'an address in one line',
  'remotes/orders/orders/model/order-columns.ts': 'an address in one line',
  'remotes/orders/orders/pages/orders/order-list.tsx': 'an address in one line, and a cell of a CSV file',
  'remotes/orders/orders/pages/work/pack-order.tsx': 'an address in one line',
  'remotes/settings/regions/pages/regions/regions.tsx': 'a cell of a CSV file',
  'remotes/storefront/account/address-card.tsx': 'an address in one line',
  'remotes/storefront/orders/order-view.tsx': 'an address in one line',
  'remotes/storefront/pages/checkout/saved-addresses.tsx': 'an address in one line',
  'remotes/storefront/pages/confirmed/confirmed.tsx': 'an address in one line',
  'shell/boot/widen-reads.ts': 'a message in the console',
  'shell/extensions/containment/watch-styles.ts': 'a message of an error',
}

/** With a blank: lists that programs read have none. */
const JOINED_PLAINLY = /\.join\((['"`])[,;،、] \1\)/

const files = ['remotes', 'shared/admin', 'shared/i18n', 'shared/ui', 'shell']
  .flatMap(sourceFiles)
  .filter((file) => !/\.(test|examples)\.|^shell\/gateway\//.test(file))

test('lists are written by the language, with formatList or Intl.ListFormat', () => {
  const plain = files.filter((file) => JOINED_PLAINLY.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(plain.toSorted()).toEqual(Object.keys(PLAIN).toSorted())
})

test.each(["codes.join(', ')", 'codes.join("; ")', "codes.join('، ')"])(
  'the rule would notice %s',
  (source) => {
    expect(source).toMatch(JOINED_PLAINLY)
  },
)
