/** @jest-environment-options {"url": "http://localhost:9000/"} */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'

import { nock } from '../../../tests/setup/network.ts'
import { openPage, STORE } from '../../../tests/setup/open-page.tsx'
import type { PickedVariant } from './picked-variant.ts'
import { VariantPicker } from './variant-picker.tsx'

const variant = (id: string, product: string, changes: object = {}) => ({
  id,
  title: 'Slate',
  sku: `SKU-${id}`,
  product: { title: product, thumbnail: null },
  calculated_price: 1500,
  calculated_price_incl_tax: 1785,
  manage_inventory: true,
  inventory_quantity: 4,
  allow_backorder: false,
  ...changes,
})
const answer = (query: Record<string, string>, variants: object[], count = variants.length) =>
  nock(STORE)
    .get('/admin/variants')
    .query((sent) =>
      Object.entries({ region_id: 'reg_eu', offset: '0', ...query }).every(
        ([key, value]) => sent[key] === value,
      ),
    )
    .reply(200, { variants, count })

function Picking() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, PickedVariant>>(new Map())
  return (
    <>
      <VariantPicker regionId="reg_eu" currency="eur" chosen={chosen} onChoose={setChosen} />
      <p data-testid="chosen">{[...chosen.keys()].join(' ')}</p>
    </>
  )
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

it('shows the price with tax in the region and the stock', async () => {
  answer({}, [variant('v1', 'Mug'), variant('v2', 'Rug', { manage_inventory: false })])
  openPage(Picking)
  expect(await row('Mug')).toHaveTextContent('SKU-v1')
  expect(await row('Mug')).toHaveTextContent('4€17.85')
  expect(await row('Rug')).toHaveTextContent('Not counted')
})

it('keeps the choice of earlier searches', async () => {
  const user = userEvent.setup()
  answer({}, [variant('v1', 'Mug')])
  answer({ q: 'rug' }, [variant('v2', 'Rug')])
  openPage(Picking)
  await user.click(within(await row('Mug')).getByRole('checkbox'))
  await user.type(screen.getByRole('searchbox'), 'rug')
  await user.click(within(await row('Rug')).getByRole('checkbox'))
  expect(screen.getByTestId('chosen')).toHaveTextContent('v1 v2')
  expect(screen.getByText('2 variants chosen')).toBeVisible()
})

it('a variant without a price in the region is not chosen and says why', async () => {
  const user = userEvent.setup()
  answer({}, [variant('v1', 'Mug', { calculated_price: null, calculated_price_incl_tax: null })])
  openPage(Picking)
  await user.click(within(await row('Mug')).getByRole('checkbox'))
  expect(await row('Mug')).toHaveTextContent('This variant has no price')
  expect(screen.getByTestId('chosen')).toBeEmptyDOMElement()
})
