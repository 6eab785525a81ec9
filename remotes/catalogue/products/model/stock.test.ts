import { stockOf } from './stock.ts'

const kept = (inventory_quantity: number) => ({ inventory_quantity, manage_inventory: true })
const unkept = { inventory_quantity: 0, manage_inventory: false }

describe('stockOf', () => {
  it('sums what the variants have', () => {
    expect(stockOf([kept(5), kept(7), kept(0)])).toEqual({ quantity: 12, variants: 3 })
  })

  it('leaves out variants whose stock is not kept', () => {
    expect(stockOf([kept(5), unkept])).toEqual({ quantity: 5, variants: 1 })
  })

  it('leaves out variants without an inventory item', () => {
    const itemless = { manage_inventory: true }
    expect(stockOf([kept(5), itemless])).toEqual({ quantity: 5, variants: 1 })
    expect(stockOf([{ ...itemless, inventory_quantity: null }])).toBeNull()
  })

  it('tells an empty shelf from one that nobody counts', () => {
    expect(stockOf([kept(0)])).toEqual({ quantity: 0, variants: 1 })
    expect(stockOf([unkept])).toBeNull()
    expect(stockOf([])).toBeNull()
  })
})
